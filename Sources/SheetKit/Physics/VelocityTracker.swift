/// Estimates a pointer's velocity from its own positions and times (SPEC §4; ours, the platform's
/// estimator is not public): a straight line fitted by least squares to the samples of the last
/// 100 ms.
///
///     var tracker = VelocityTracker()
///     tracker.begin(at: 0, position: 400)
///     tracker.move(at: 0.008, position: 392)
///     tracker.release(at: 0.09, position: 310)     // −1000 pt/s
///
/// The sign is the positions' own: with y down, positive is downwards.
public struct VelocityTracker: Hashable, Sendable {
  private struct Sample: Hashable {
    var time: Seconds
    var position: Double
  }

  /// A mouse at 2000 Hz fills a window of 100 ms with 200 samples.
  private static let capacity = 256

  /// A ring once it is full; in order of time from the one after `newestIndex` on.
  private var samples: [Sample] = []
  private var newestIndex = -1

  /// Makes a tracker with room for its samples; it does not allocate again.
  public init() {
    samples.reserveCapacity(Self.capacity)
  }

  /// Forgets everything, and takes the press as the first sample.
  public mutating func begin(at time: Seconds, position: Double) {
    samples.removeAll(keepingCapacity: true)
    newestIndex = -1
    append(Sample(time: time, position: position))
  }

  /// Takes a move as a sample; its time is not before the newest one's.
  public mutating func move(at time: Seconds, position: Double) {
    append(Sample(time: time, position: position))
  }

  /// Takes the release as a sample if it is somewhere else than the newest one, and returns the
  /// velocity.
  public mutating func release(
    at time: Seconds, position: Double, tuning: SheetTuning = SheetTuning()
  ) -> Double {
    if position != newest?.position { move(at: time, position: position) }
    return velocity(at: time, tuning: tuning)
  }

  /// The velocity in units a second, within ±`maximumVelocity`; 0 with fewer than two samples in
  /// the window, with samples of equal time, or when the newest is older than `velocityPause`.
  public func velocity(at time: Seconds, tuning: SheetTuning = SheetTuning()) -> Double {
    velocity(
      at: time, window: tuning.velocityWindow, pause: tuning.velocityPause,
      maximum: tuning.maximumVelocity)
  }

  /// The same with the three numbers alone, for every presentation of a drag.
  func velocity(
    at time: Seconds, window: Seconds, pause: Seconds, maximum: Double
  ) -> Double {
    guard let newest, time - newest.time <= pause + Self.rounding else { return 0 }
    let fitted = slope(since: time - window - Self.rounding, origin: newest)
    let slope = (fitted / Self.resolution).rounded() * Self.resolution
    let most = max(0, maximum)
    return slope.clamped(to: -most...most)
  }

  /// The position of the newest sample, or nil before the first.
  public var newestPosition: Double? { newest?.position }

  /// Times that are a window apart on paper differ by less than this in binary.
  private static let rounding = 1e-9

  /// Velocities are whole multiples of this, in units a second: 82 pt in 82 ms are exactly 1000 pt/s
  /// and reach a threshold of 1000, although decimal times are not exact in binary.
  private static let resolution = 1.0 / 1_048_576

  private var newest: Sample? { samples.isEmpty ? nil : samples[newestIndex] }

  private mutating func append(_ sample: Sample) {
    guard sample.position.isPlace else { return }
    if samples.count < Self.capacity {
      samples.append(sample)
      newestIndex = samples.count - 1
    } else {
      newestIndex = newestIndex + 1 == Self.capacity ? 0 : newestIndex + 1
      samples[newestIndex] = sample
    }
  }

  /// Least squares over the samples from the newest back to `start`: one pass over those alone.
  /// Times and positions are relative to `origin`, so that nothing cancels.
  private func slope(since start: Seconds, origin: Sample) -> Double {
    var sums = Sums()
    var index = newestIndex
    for _ in 0..<samples.count {
      let sample = samples[index]
      guard sample.time >= start else { break }
      sums.add(sample.time - origin.time, sample.position - origin.position)
      index = index == 0 ? samples.count - 1 : index - 1
    }
    return sums.slope
  }

  /// What a line through points needs to know of them.
  private struct Sums {
    var count = 0.0
    var time = 0.0
    var position = 0.0
    var square = 0.0
    var product = 0.0

    mutating func add(_ t: Double, _ p: Double) {
      count += 1
      time += t
      position += p
      square += t * t
      product += t * p
    }

    /// 0 with fewer than two points, and where their times are one.
    var slope: Double {
      guard count >= 2 else { return 0 }
      let spread = square - time * time / count
      return spread > 1e-18 ? (product - time * position / count) / spread : 0
    }
  }
}
