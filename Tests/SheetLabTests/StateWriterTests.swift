import Foundation
import SDLKit
import Scenes
import SheetKit
import Testing

@testable import SheetLab
@testable import Workbench

/// What is written while the loop goes on.
@Suite("state writer") struct StateWriterTests {
  private final class Log: Sendable {
    private let entries = Locked<[Int]>([])
    var all: [Int] { entries.withLock { $0 } }
    func add(_ entry: Int) { entries.withLock { $0.append(entry) } }
  }

  private final class Gate: Sendable {
    private let mutex = Locked(())
    func whileShut(_ work: () -> Void) { mutex.withLock { _ in work() } }
    func pass() { mutex.withLock { _ in } }
  }

  @Test func workIsDoneInItsOrderAndAllOfItByTheEnd() {
    let (disk, log) = (WorkQueue(), Log())
    for round in 0..<20 {
      for entry in 0..<50 { disk.add { log.add(50 * round + entry) } }
      disk.finish()
      #expect(log.all.count == 50 * (round + 1))
    }
    #expect(log.all == Array(0..<1000))
  }

  @Test func theLoopGoesOnWhileTheDiskIsBusyAndNothingIsLost() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sheetlab-state-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("state.json").path
    let (disk, gate) = (WorkQueue(), Gate())
    let writer = StateWriter(StateFile(path: path), disk: disk)
    gate.whileShut {
      disk.add { gate.pass() }
      for height in 1...100 {
        writer.add { $0.setSelection(.height(Double(height)), of: .restaurantsStoredDetent) }
      }
      writer.add { $0.setShowsPanel(false) }
      #expect(!FileManager.default.fileExists(atPath: path), "the disk is busy")
    }
    disk.finish()
    let state = StateFile(path: path)
    #expect(state.selection(of: .restaurantsStoredDetent) == .height(100))
    #expect(state.showsPanel == false)
  }
}
