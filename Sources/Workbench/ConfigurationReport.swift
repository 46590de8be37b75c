import Scenes
import SheetKit

/// What a configuration comes to on a device, as text.
///
///     medium	421.68	455.68	388.32
///     large	753	787	57
///     warning: …
package struct ConfigurationReport {
  /// Identifier, value, height on screen and top of each active detent, from the smallest up;
  /// then a line for each warning. Lengths are points, tabs stand between them.
  package let text: String

  package init(
    _ configuration: SheetConfiguration, on device: Device, profile: SheetProfile
  ) {
    let container = Container(
      width: device.size.width, height: device.size.height, safeArea: device.safeArea)
    let ladder = DetentLadder(configuration, in: container, profile: profile)
    let stops = ladder.stops.map { Self.line($0, in: container) }
    let remarks = ladder.issues.map(Self.line) + Self.remarks(on: configuration, in: ladder)
    text = (stops + remarks).map { $0 + "\n" }.joined()
  }

  private static func line(_ stop: DetentLadder.Stop, in container: Container) -> String {
    let lengths = [stop.value, stop.height, container.height - stop.position]
    return ([stop.detent.identifier] + lengths.map(Decimal.thousandths)).joined(separator: "\t")
  }

  private static func line(_ issue: ConfigurationIssue) -> String {
    switch issue.severity {
    case .error: "error: \(issue.message)"
    case .warning: "warning: \(issue.message)"
    }
  }

  /// What is as it should be, and may still surprise.
  private static func remarks(
    on configuration: SheetConfiguration, in ladder: DetentLadder
  ) -> [String] {
    switch ladder.style {
    case .fullScreenCover: return ["warning: a full-screen cover here; its detents do not apply"]
    case .popover: return ["warning: a popover here; its detents do not apply"]
    case .sheet, .floatingCard: break
    }
    let spokenOf = ladder.issues.compactMap(\.detent)
    return configuration.detents
      .filter { ladder[$0] == nil && !spokenOf.contains($0) }
      .map { "warning: \($0.identifier) is inactive here" }
  }
}
