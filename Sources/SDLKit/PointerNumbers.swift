import CSDL2
import Canvas

/// Gives every mouse that is pressed and every finger that touches a number of its own, from 1 in the
/// order they come; a number is free again when its pointer leaves. So no finger ever moves what the
/// mouse holds, nor the other way round.
struct PointerNumbers {
  enum Hand: Hashable {
    case mouse
    case finger(device: SDL_TouchID, finger: SDL_FingerID)
  }

  private var numbers: [Hand: Pointer.ID] = [:]
  /// The mouse's buttons that are down.
  private var buttons: Set<Int> = []

  subscript(hand: Hand) -> Pointer.ID? { numbers[hand] }

  /// The number of a hand that is down from now on.
  mutating func press(_ hand: Hand) -> Pointer.ID {
    if let number = numbers[hand] { return number }
    let number = (1...).first { !numbers.values.contains($0) } ?? 1
    numbers[hand] = number
    return number
  }

  mutating func press(button: Int) -> Pointer.ID {
    buttons.insert(button)
    return press(.mouse)
  }

  /// The number that a hand had; it is free when nothing of the hand is down any more.
  mutating func release(_ hand: Hand) -> Pointer.ID? { numbers.removeValue(forKey: hand) }

  mutating func release(button: Int) -> Pointer.ID? {
    buttons.remove(button)
    return buttons.isEmpty ? release(.mouse) : numbers[.mouse]
  }
}
