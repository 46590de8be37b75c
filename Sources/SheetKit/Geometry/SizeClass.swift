/// How much room a container has along one axis (UIKit's size classes).
public enum SizeClass: Hashable, Sendable {
  /// Little room: a phone's width, or a phone's height in landscape.
  case compact
  /// Plenty of room.
  case regular
}

extension Container {
  /// `.regular` from 744 pt of width on (`tuning.regularWidth`).
  public func horizontalSizeClass(_ tuning: SheetTuning = SheetTuning()) -> SizeClass {
    width >= tuning.regularWidth ? .regular : .compact
  }

  /// `.compact` below 480 pt of height (`tuning.compactHeight`).
  public func verticalSizeClass(_ tuning: SheetTuning = SheetTuning()) -> SizeClass {
    height < tuning.compactHeight ? .compact : .regular
  }
}
