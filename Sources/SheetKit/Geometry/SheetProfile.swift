/// Which system's geometry and look a sheet has. The numbers live in ``SheetTuning``; a profile
/// says which of them apply.
public struct SheetProfile: Hashable, Sendable {
  /// The name in files and on the command line.
  public let name: String
  /// Whether a gap is kept between the safe area and a large sheet.
  public let keepsTopGap: Bool
  /// Whether the card is inset from the edges at partial heights (iOS 26).
  public let floatsAtPartialHeights: Bool
  /// Whether a sheet becomes a full-screen cover in compact height and a card in regular width. A low
  /// or wide window is no phone in landscape and no tablet, so `plain` stays a sheet (ours).
  public let adaptsToSizeClasses: Bool

  /// iOS 15 to 18 (default; evidence R and M).
  public static let iOS15to18 = SheetProfile(
    name: "iOS 15-18", keepsTopGap: true, floatsAtPartialHeights: false, adaptsToSizeClasses: true
  )
  /// Embedding in a desktop window: no top gap, insets as given (ours).
  public static let plain = SheetProfile(
    name: "plain", keepsTopGap: false, floatsAtPartialHeights: false, adaptsToSizeClasses: false)
  /// iOS 26 (evidence R, one source).
  public static let iOS26 = SheetProfile(
    name: "iOS 26", keepsTopGap: false, floatsAtPartialHeights: true, adaptsToSizeClasses: true)

  /// Every profile, the default first.
  public static let all: [SheetProfile] = [.iOS15to18, .plain, .iOS26]

  /// The profile of that name, or nil.
  public init?(name: String) {
    guard let profile = Self.all.first(where: { $0.name == name }) else { return nil }
    self = profile
  }

  private init(
    name: String, keepsTopGap: Bool, floatsAtPartialHeights: Bool, adaptsToSizeClasses: Bool
  ) {
    self.name = name
    self.keepsTopGap = keepsTopGap
    self.floatsAtPartialHeights = floatsAtPartialHeights
    self.adaptsToSizeClasses = adaptsToSizeClasses
  }
}
