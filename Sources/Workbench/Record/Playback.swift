import Canvas
import Scenes
import SheetKit

/// A recording being shown: where in it, and how fast it runs.
///
/// `now` is the caller's clock throughout; places in the recording are seconds since its beginning.
struct Playback {
  enum Speed: Double, CaseIterable, Hashable, Sendable {
    case normal = 1
    case half = 0.5
    case quarter = 0.25
    case tenth = 0.1

    var title: String {
      switch self {
      case .normal: "1×"
      case .half: "½×"
      case .quarter: "¼×"
      case .tenth: "1/10×"
      }
    }
  }

  /// A frame forwards or back, in seconds.
  static let frame = 1.0 / 60

  let title: String
  /// Whether it began with its scene, so that it can be saved as a script.
  var isWhole = false
  let curve: MotionCurve
  private(set) var speed: Speed
  private let player: Player
  private var place: Seconds
  /// When it began to run from `place`; nil while it stands.
  private var runningSince: Seconds?

  init(_ recording: Recording, title: String, speed: Speed = .normal) {
    self.title = title
    self.speed = speed
    player = Player(recording)
    curve = Player.curve(of: recording)
    place = 0
  }

  var recording: Recording { player.recording }

  /// The size in points of the phone that is seen.
  var size: Size { player.size }

  /// Where it is, 0 to the recording's duration.
  func position(at now: Seconds) -> Seconds {
    let passed = runningSince.map { max(0, now - $0) * speed.rawValue } ?? 0
    return min(max(place + passed, 0), recording.duration)
  }

  func isRunning(at now: Seconds) -> Bool {
    runningSince != nil && position(at: now) < recording.duration
  }

  /// Runs on, from the beginning where it is over.
  mutating func run(at now: Seconds) {
    place = position(at: now) < recording.duration ? position(at: now) : 0
    runningSince = now
  }

  mutating func pause(at now: Seconds) {
    place = position(at: now)
    runningSince = nil
  }

  /// Goes to a place and stands there.
  mutating func seek(to wanted: Seconds) {
    place = min(max(wanted, 0), recording.duration)
    runningSince = nil
  }

  /// Goes some frames on, or back, and stands there.
  mutating func step(_ frames: Int, at now: Seconds) {
    let index = (position(at: now) / Self.frame).rounded() + Double(frames)
    seek(to: index * Self.frame)
  }

  mutating func setSpeed(_ new: Speed, at now: Seconds) {
    place = position(at: now)
    if runningSince != nil { runningSince = now }
    speed = new
  }

  // MARK: What it shows

  /// The time on the recording's own clock.
  func time(at now: Seconds) -> Seconds { recording.origin + position(at: now) }

  func marks(at now: Seconds, origin: Point) -> [Mark] {
    player.marks(at: time(at: now), origin: origin)
  }

  func screen(at now: Seconds) -> PhoneScreen { player.screen(at: time(at: now)) }

  func setPixelScale(_ scale: Double) { player.setPixelScale(scale) }
}
