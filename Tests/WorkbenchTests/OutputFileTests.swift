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

/// Files that appear whole: a picture, a script, a recording.
@Suite("whole files")
struct WholeFileTests {
  private func text(_ path: String) throws -> String {
    String(decoding: try InputFile.bytes(at: path, limit: 1 << 20), as: UTF8.self)
  }

  private func write(_ text: String, to path: String, isFinished: Bool = true) throws {
    let file = try OutputFile(path, appearsWhole: true)
    try file.write(text)
    try file.flush()
    if isFinished { try file.finish() }
  }

  private func names(in folder: String) -> Set<String> {
    var names: Set<String> = []
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      names.insert(
        withUnsafePointer(to: entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.subtracting([".", ".."])
  }

  @Test func whatWasThereStaysUntilTheNewIsWhole() throws {
    try TemporaryFolder.use { folder in
      let path = folder + "/out"
      try write("old", to: path)
      chmod(path, 0o640)
      do {
        let file = try OutputFile(path, appearsWhole: true)
        try file.write("new")
        try file.flush()
        #expect(try text(path) == "old")
      }
      #expect(try text(path) == "old", "given up")
      #expect(names(in: folder) == ["out"])
      try write("new", to: path)
      #expect(try text(path) == "new")
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
      #expect(names(in: folder) == ["out"])
    }
  }

  @Test func aLinkKeepsLeadingToItsFile() throws {
    try TemporaryFolder.use { folder in
      try write("old", to: folder + "/real")
      #expect(symlink("real", folder + "/link") == 0)
      try write("new", to: folder + "/link")
      #expect(try text(folder + "/real") == "new")
      var status = stat()
      #expect(lstat(folder + "/link", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    }
  }

  @Test func whatLiesWhereItWouldGrowStays() throws {
    try TemporaryFolder.use { folder in
      try write("mine", to: folder + "/target")
      for name in ["out.part", "out.part2"] { try write("mine", to: folder + "/" + name) }
      #expect(symlink("target", folder + "/out.part3") == 0)
      for text in ["new", "newer"] { try write(text, to: folder + "/out") }
      #expect(try text(folder + "/out") == "newer")
      for name in ["out.part", "out.part2", "target"] {
        #expect(try text(folder + "/" + name) == "mine")
      }
      #expect(names(in: folder) == ["out", "out.part", "out.part2", "out.part3", "target"])
    }
  }

  /// Names that cannot grow beside their place, and are written as they are.
  @Test(arguments: [255, 251])
  func aNameThatIsTooLongToGrowIsWrittenAsItIs(length: Int) throws {
    try TemporaryFolder.use { folder in
      let name = String(repeating: "n", count: length)
      try write("new", to: folder + "/" + name)
      #expect(names(in: folder) == [name])
    }
  }

  @Test func aPipeIsWrittenAsItIs() throws {
    try TemporaryFolder.use { folder in
      let path = folder + "/pipe"
      #expect(mkfifo(path, 0o600) == 0)
      let reader = open(path, O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      try write("new", to: path)
      var bytes = [UInt8](repeating: 0, count: 9)
      #expect(read(reader, &bytes, 9) == 3)
      #expect(names(in: folder) == ["pipe"])
    }
  }

  @Test func namesTheFileThatWasAskedFor() {
    let error = #expect(throws: FileError.self) {
      try OutputFile("/nowhere/out", appearsWhole: true)
    }
    #expect(error?.description == "/nowhere/out: cannot write: No such file or directory")
  }
}
