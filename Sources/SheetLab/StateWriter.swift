import SDLKit
import Synchronization
import Workbench

/// Writes what is to be remembered between runs as soon as it changes, where no frame waits for it.
/// Changes that come while the disk is busy are written together.
final class StateWriter: Sendable {
  typealias Change = @Sendable (inout StateFile) -> Void

  private let disk: WorkQueue
  private let changes = Locked<[Change]>([])
  /// Used by the work on the disk alone.
  private let file: Locked<StateFile>
  private let hasComplained = Atomic(false)

  init(_ file: StateFile, disk: WorkQueue) {
    self.file = Locked(file)
    self.disk = disk
  }

  func add(_ change: @escaping Change) {
    let isFirst = changes.withLock { changes in
      changes.append(change)
      return changes.count == 1
    }
    if isFirst { disk.add { self.write() } }
  }

  private func write() {
    let changes = changes.withLock { changes in
      defer { changes = [] }
      return changes
    }
    do {
      try file.withLock { file in
        for change in changes { change(&file) }
        try file.write()
      }
    } catch {
      guard !hasComplained.exchange(true, ordering: .relaxed) else { return }
      Program.complain("\(error); the last stop and the panel are not remembered")
    }
  }
}
