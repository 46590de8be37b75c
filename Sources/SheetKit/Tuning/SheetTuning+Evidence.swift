extension SheetTuning {
  /// How a value of the system is known.
  public enum Evidence: Hashable, Sendable, CaseIterable {
    /// Apple documents it.
    case documented
    /// Third parties measured it on devices and published it.
    case measured
    /// Third parties read it out of the system and published it.
    case readOut
    /// It fits what is seen, and nobody has shown it.
    case plausible
    /// Apple's answer is unknown, or does not exist on a desktop: SheetLab's choice.
    case ours
  }
}
