import SDLKit

/// What other threads leave for the loop, in the order it came.
final class Mailbox<Letter: Sendable>: Sendable {
  private let letters = Locked<[Letter]>([])

  func add(_ letter: Letter) { letters.withLock { $0.append(letter) } }

  func take() -> [Letter] {
    letters.withLock { letters in
      defer { letters = [] }
      return letters
    }
  }
}
