import Canvas
import SheetKit

/// The pictures of a recorded movement, one after the other, 60 a second.
package struct Reel {
  /// Frames a second.
  package static let fps = 60.0
  /// How long the last picture stands, in seconds, so that a film does not end in the movement.
  private static let rest = 0.4

  /// How many frames there are, and how many have been taken.
  package let count: Int
  package private(set) var taken = 0
  private var player: Player

  /// `pixelScale` is pixels a point of the pictures.
  init(_ recording: Recording, pixelScale: Double) {
    var recording = recording
    recording.start.setPixelScale(pixelScale)
    player = Player(recording)
    count = Int(((recording.duration + Self.rest) * Self.fps).rounded(.up)) + 1
  }

  /// The next picture; nil after the last.
  package mutating func next() -> Picture? {
    guard taken < count else { return nil }
    let time = player.recording.origin + Double(taken) / Self.fps
    taken += 1
    let marks = player.marks(at: time, origin: .zero)
    return Picture(size: player.size, background: .black, marks: marks)
  }
}
