import SheetKit

/// Detents and destinations as people say them.
///
///     DetentTitle.of(.fraction(0.4))        // "40 %"
///     DetentTitle.of(Destination.dismissed) // "dismissal"
package enum DetentTitle {
  /// `Medium`, `Large`, `40 %`, `200 pt`, `“compact”`. Different detents may share a title where
  /// they differ by less than it shows.
  package static func of(_ detent: Detent) -> String {
    switch detent {
    case .medium: "Medium"
    case .large: "Large"
    case .fraction(let fraction): Wording.number(fraction * 100, decimals: 2) + " %"
    case .height(let height): Wording.number(height, decimals: 2) + " pt"
    case .custom(let name): "“\(name)”"
    }
  }

  /// A detent's title, `the keyboard stop`, or `dismissal`: to stand within a sentence.
  package static func of(_ destination: Destination) -> String {
    switch destination {
    case .stop(let detent): of(detent)
    case .keyboard: "the keyboard stop"
    case .dismissed: "dismissal"
    }
  }

  /// The same to stand alone, on a label or at the start of a line.
  package static func label(of destination: Destination) -> String {
    switch destination {
    case .stop(let detent): of(detent)
    case .keyboard: "Keyboard"
    case .dismissed: "Dismissal"
    }
  }
}
