import Canvas
import SheetKit

/// Everything that a phone screen is made from: a scene on a device, with settings.
package struct PhoneSetup: Sendable {
  package var scene: SceneName = .restaurants
  package var device: Device = .standard
  package var profile: SheetProfile = .iOS15to18
  package var appearance: Appearance = .light
  package var reduceMotion = false
  package var increaseContrast = false
  /// Whether the display's round corners are drawn around the screen.
  package var roundsDisplay = false
  /// Dynamic Type's factor, 1 at the default content size.
  package var textSize = 1.0
  /// Device pixels per point that the picture is drawn at; positions are snapped to them.
  package var pixelScale = 1.0
  /// Replaces the scene's own configuration.
  package var configuration: SheetConfiguration?
  /// Replaces the configuration's rule for releases.
  package var policy: SnapPolicy?
  /// Whether the sheet is up at time 0; nil leaves it to the scene.
  package var startsPresented: Bool?
  /// Height in points of the scrolling content of the scene `bare`; 0 for none.
  package var bareContentHeight = 0.0
  /// Whether a person sits before it: scenes for tests then say how they are used.
  package var isInWindow = false
  package var restaurants: [Restaurant] = []
  /// The detent that the scene `restaurants-stored-detent` was left at; nil for its first run.
  package var storedSelection: Detent?

  package init() {}

  /// The colours of the appearance.
  package var theme: Theme {
    let theme = Theme.of(appearance)
    return increaseContrast ? theme.increasedContrast : theme
  }

  var container: Container {
    Container(
      width: device.size.width, height: device.size.height, safeArea: device.safeArea,
      textSize: textSize)
  }
}
