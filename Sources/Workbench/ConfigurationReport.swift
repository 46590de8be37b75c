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
  package var text: String { (stops + remarks).map { $0 + "\n" }.joined() }

  private let stops: [String]
  /// The warnings and errors.
  let remarks: [String]

  package init(
    _ configuration: SheetConfiguration, on device: Device, profile: SheetProfile
  ) {
    let container = Container(
      width: device.size.width, height: device.size.height, safeArea: device.safeArea)
    let ladder = DetentLadder(configuration, in: container, profile: profile)
    stops = ladder.stops.map { Self.line($0, in: container) }
    remarks = ladder.issues.map(Self.line) + Self.remarks(on: configuration, in: ladder)
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
    let inactive = configuration.detents
      .filter { ladder[$0] == nil && !spokenOf.contains($0) }
      .map { "warning: \($0.identifier) is inactive here" }
    return inactive + slips(in: configuration, ladder)
  }

  /// What is allowed, and hardly meant.
  private static func slips(
    in configuration: SheetConfiguration, _ ladder: DetentLadder
  ) -> [String] {
    let detents = configuration.detents
    let repeated = detents.enumerated().filter { detents[..<$0.offset].contains($0.element) }
    let most = Decimal.shortest(ladder.maximumDetentValue)
    let tooHigh = detents.enumerated().filter { index, detent in
      guard !detents[..<index].contains(detent) else { return false }
      return switch detent {
      case .fraction(let fraction): fraction > 1
      case .height(let height): height > ladder.maximumDetentValue
      case .medium, .large, .custom: false
      }
    }
    var lines =
      repeated.map { "warning: \($0.element.identifier) is declared more than once" }
      + tooHigh.map {
        "warning: \($0.element.identifier) is more than the \(most) pt there are: it stands at large"
      }
    if let selection = configuration.selection, !detents.contains(selection) {
      lines.append(
        "warning: the selection \(selection.identifier) is not among the detents; "
          + "the sheet opens at the smallest")
    }
    return lines
  }
}
