import Canvas
import Scenes
import SheetKit

/// A session with the phone written down: what it is set up as, and what happens to it when.
///
/// Times are milliseconds since the start, as in the file; `ScriptFile` reads and writes it, and
/// `Replay` runs it.
package struct Script: Hashable, Sendable {
  package var scene = SceneName.bare
  package var device = Device.standard
  package var profile = SheetProfile.iOS15to18
  package var appearance = Appearance.light
  package var reduceMotion = false
  /// A factor on the standard text size.
  package var textSize = 1.0
  /// Replaces the configuration's rule for releases.
  package var policy: SnapPolicy?
  /// Nil for the scene's own.
  package var configuration: SheetConfiguration?
  /// Whether the sheet stands open at time 0; nil for the scene's own way.
  package var startsPresented: Bool?
  /// The height in points of the scrolling content of the scene `bare`; 0 for none.
  package var contentHeight = 0.0
  /// In order of time.
  package var inputs: [Input] = []
  /// When it ends, in milliseconds; nil for when everything is at rest after the last input.
  package var end: Double?

  package init() {}

  /// Something that happens, and when.
  package struct Input: Hashable, Sendable {
    /// Milliseconds since the start.
    package var at: Double
    package var action: Action

    package init(at: Double, _ action: Action) {
      self.at = at
      self.action = action
    }
  }

  package enum Action: Hashable, Sendable {
    /// A person's doing.
    case event(InputEvent)
    /// The program's doing.
    case command(SheetCommand)
  }
}
