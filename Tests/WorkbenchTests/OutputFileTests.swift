import Glibc
import Testing
import Workbench

@Suite("output files")
struct OutputFileTests {
  @Test func holdsWhatIsWrittenOnceItIsFinished() throws {
    try TemporaryFolder.use { folder in
      let path = folder + "/out"
      let file = try OutputFile(path)
      let line = String(repeating: "x", count: 99) + "\n"
      for _ in 0..<2000 { try file.write(line) }
      try file.finish()
      #expect(try InputFile.bytes(at: path, limit: 1 << 20).count == 200_000)
    }
  }

  @Test func isRemovedUnlessItIsFinished() throws {
    try TemporaryFolder.use { folder in
      let path = folder + "/out"
      do {
        let file = try OutputFile(path)
        try file.write("half")
        try file.flush()
        #expect(access(path, F_OK) == 0)
      }
      #expect(access(path, F_OK) != 0)
    }
  }

  @Test func namesAFolderThatIsNotThere() {
    let error = #expect(throws: FileError.self) { try OutputFile("/nowhere/out") }
    #expect(error?.description == "/nowhere/out: cannot write: No such file or directory")
  }

  /// Whether `/dev/full` is the device that has no room, which not every sandbox has.
  private static var hasFullDevice: Bool {
    var status = stat()
    return stat("/dev/full", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
  }

  @Test(.enabled(if: hasFullDevice, "needs the device /dev/full"))
  func saysThatTheDiskIsFull() throws {
    let file = try OutputFile("/dev/full")
    try file.write("something")
    do {
      try file.finish()
      Issue.record("a full disk took it")
    } catch OutputFile.Failure.file(let error) {
      #expect(error.description == "/dev/full: cannot write: No space left on device")
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func aPipeThatNobodyReadsCanBeInterrupted() throws {
    try TemporaryFolder.use { folder in
      let path = folder + "/pipe"
      #expect(mkfifo(path, 0o600) == 0)
      let error = #expect(throws: FileError.self) { try OutputFile(path, isInterrupted: { true }) }
      #expect(error?.message == "interrupted: nobody reads this pipe")
    }
  }

  @Test func aReaderThatIsSlowCanBeInterrupted() throws {
    try TemporaryFolder.use { folder in
      let path = folder + "/pipe"
      #expect(mkfifo(path, 0o600) == 0)
      let reader = open(path, O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      let file = try OutputFile(path, isInterrupted: { true })
      do {
        for _ in 0..<100 { try file.write(String(repeating: "x", count: 4096)) }
        Issue.record("a full pipe took it")
      } catch OutputFile.Failure.interrupted {
        // As it should be.
      } catch {
        Issue.record("\(error)")
      }
    }
  }
}
