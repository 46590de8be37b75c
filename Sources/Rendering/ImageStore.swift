import Canvas
import SDLKit

/// The pictures, decoded off the main thread at the size they are shown at, bounded in bytes.
///
/// Asking for one that is not there starts its decoding. The loop calls `drain()` once a frame;
/// what became ready then is drawn at its place.
package final class ImageStore {
  /// When a picture is decoded.
  package enum Mode: Sendable {
    /// By a worker, while the placeholder is shown.
    case background
    /// At once, by the caller: for snapshots and the first picture.
    case immediate
  }

  enum State {
    case ready(Raster)
    /// On its way; with another size of it, if there is one, to be shown meanwhile.
    case pending(Raster?)
    case broken
  }

  package var mode: Mode
  private var entries: [ImageKey: Entry] = [:]
  private var sizes: [String: [ImageKey]] = [:]
  private var byteCount = 0
  private var useCount = 0
  private let capacity: Int
  private let worker: PictureWorker

  private struct Entry {
    /// Nil for a broken one.
    var raster: Raster?
    var lastUse: Int
  }

  /// - Parameters:
  ///   - capacity: the most bytes of decoded pictures that are kept.
  ///   - wake: called from the worker's thread when a picture is ready.
  package init(
    mode: Mode = .background, capacity: Int = 64 << 20, wake: @escaping @Sendable () -> Void = {}
  ) {
    self.mode = mode
    self.capacity = capacity
    worker = PictureWorker(wake: wake)
  }

  /// Files that could not be shown since the last call, a line each.
  package func takeProblems() -> [String] {
    defer { problems = [] }
    return problems
  }
  private var problems: [String] = []

  /// Pictures decoded so far, and files that could not be.
  package private(set) var decodedCount = 0

  /// Bytes of decoded pictures kept at present.
  package var bytes: Int { byteCount }

  /// Begins a frame: takes over what the worker has finished, and answers which pictures these are.
  func drain() -> Set<ImageKey> {
    let finished = worker.nextFrame()
    guard !finished.isEmpty else { return [] }
    for (key, result) in finished { keep(key, result) }
    return Set(finished.map(\.key))
  }

  /// Whether pictures are on their way.
  package var isWaiting: Bool { worker.isBusy }

  func image(_ key: ImageKey) -> State {
    if let known = state(of: key) { return known }
    if isBroken(key.path) { return .broken }
    if mode == .immediate {
      keep(key, PictureWorker.decode(key))
      return state(of: key) ?? .broken
    }
    request(key)
    return .pending(nearest(to: key))
  }

  /// Whether a picture is ready, or known to be broken.
  func isSettled(_ key: ImageKey) -> Bool { entries[key] != nil || isBroken(key.path) }

  /// Whether a file could not be shown at another size: it is not tried again.
  private func isBroken(_ path: String) -> Bool {
    (sizes[path] ?? []).contains { entries[$0].map { $0.raster == nil } ?? false }
  }

  /// Asks for a picture in a frame that waits for it: what came into view last is decoded first, and
  /// what no frame asks for any longer is not.
  func request(_ key: ImageKey) {
    guard entries[key] == nil else { return }
    worker.request(key)
  }

  private func state(of key: ImageKey) -> State? {
    guard entries[key] != nil else { return nil }
    useCount += 1
    entries[key]?.lastUse = useCount
    return entries[key]?.raster.map { .ready($0) } ?? .broken
  }

  /// The same picture at the size that comes nearest, for instance while a header is stretched.
  private func nearest(to key: ImageKey) -> Raster? {
    let known = (sizes[key.path] ?? []).filter { entries[$0]?.raster != nil }
    let best = known.min { abs($0.width - key.width) < abs($1.width - key.width) }
    return best.flatMap { entries[$0]?.raster }
  }

  private func keep(_ key: ImageKey, _ result: PictureWorker.Outcome) {
    decodedCount += 1
    useCount += 1
    var entry = Entry(raster: nil, lastUse: useCount)
    switch result {
    case .success(let decoded): entry.raster = decoded.raster
    case .failure(let error): problems.append(error.description)
    }
    if let old = entries.updateValue(entry, forKey: key) {
      byteCount -= old.raster?.byteCount ?? 0
    } else {
      sizes[key.path, default: []].append(key)
    }
    byteCount += entry.raster?.byteCount ?? 0
    evict(keeping: key)
  }

  private func evict(keeping newest: ImageKey) {
    guard byteCount > capacity else { return }
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
    where key != newest {
      guard byteCount > capacity * 3 / 4 else { return }
      byteCount -= entry.raster?.byteCount ?? 0
      entries[key] = nil
      sizes[key.path]?.removeAll { $0 == key }
      if sizes[key.path]?.isEmpty == true { sizes[key.path] = nil }
    }
  }
}
