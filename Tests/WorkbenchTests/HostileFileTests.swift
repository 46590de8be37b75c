import Glibc
import Scenes
import Testing

@testable import Workbench

/// Files that are none, and files that somebody takes away: one clear message, and everything else
/// goes on.
@Suite("hostile files") struct HostileFileTests {
  private static func refusal(_ path: String) -> String {
    do {
      return "accepted: \(try JSONDocument.read(path).value.line)"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: ["/dev/zero", "/dev/full", "/dev/random"])
  func aDeviceWithoutEndIsNotRead(path: String) {
    #expect(Self.refusal(path) == "\(path): expected a file, got a device")
  }

  @Test func linksAreFollowedButNotInCircles() throws {
    try TemporaryFolder.use { folder in
      let (circle, other, link) = (folder + "/circle", folder + "/other", folder + "/link")
      #expect(symlink(other, circle) == 0 && symlink(circle, other) == 0)
      #expect(
        Self.refusal(circle)
          == "\(circle): cannot open: Too many levels of symbolic links")
      try TemporaryFolder.write("[1]", to: folder + "/list")
      #expect(symlink("list", link) == 0)
      #expect(Self.refusal(link) == "accepted: [1]")
      #expect(symlink("/dev/zero", folder + "/zero") == 0)
      #expect(Self.refusal(folder + "/zero").hasSuffix("expected a file, got a device"))
    }
  }

  /// Three gigabytes of nothing, which take no room on the disk: refused by their size.
  @Test func aHugeFileIsRefusedUnread() throws {
    try TemporaryFolder.use { folder in
      let path = folder + "/huge"
      try TemporaryFolder.write("[", to: path)
      #expect(truncate(path, 3 << 30) == 0)
      #expect(Self.refusal(path) == "\(path): expected at most 16 MB")
    }
  }

  @Test(arguments: [
    "漢字 é.json", "قائمة.json", "नमूना.json", "👩‍👩‍👧.json", "-", " .json", "a\nb.json", "\u{202E}nosj.a",
  ])
  func namesAreInAnyScript(name: String) throws {
    try TemporaryFolder.use { folder in
      let path = folder + "/" + name
      try TemporaryFolder.write("[2]", to: path)
      #expect(Self.refusal(path) == "accepted: [2]")
      try TemporaryFolder.write("[2", to: path)
      let message = Self.refusal(path)
      #expect(message.contains("1:2 ([0]): expected more JSON"), "\(message)")
      #expect(!message.contains { $0.isNewline } && !message.contains("\u{202E}"), "\(message)")
    }
  }

  /// Only another user than root can be refused.
  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func whatMayNotBeReadIsSaid() throws {
    try TemporaryFolder.use { folder in
      let path = folder + "/secret"
      try TemporaryFolder.write("[3]", to: path)
      #expect(chmod(path, 0) == 0)
      #expect(Self.refusal(path) == "\(path): cannot open: Permission denied")
    }
  }

  /// What becomes of the configuration file that a window lives with, and what is said then.
  private static let fates: [(String, @Sendable (String) -> Bool, String)] = [
    ("is removed", { unlink($0) == 0 }, "cannot open: No such file or directory"),
    ("is a folder", { unlink($0) == 0 && mkdir($0, 0o700) == 0 }, "got a folder"),
    ("is a pipe", { unlink($0) == 0 && mkfifo($0, 0o600) == 0 }, "got a named pipe"),
    ("is cut off", { truncate($0, 9) == 0 }, "expected more JSON"),
    ("is empty", { truncate($0, 0) == 0 }, "the file is empty"),
    ("is huge", { truncate($0, 3 << 30) == 0 }, "expected at most 16 MB"),
    ("leads to itself", { unlink($0) == 0 && symlink($0, $0) == 0 }, "symbolic links"),
  ]

  @Test(arguments: fates.indices)
  func theSheetStaysWhileItsFileIsGone(index: Int) throws {
    let (name, happens, message) = Self.fates[index]
    try TemporaryFolder.use { folder in
      let path = folder + "/sheet.json"
      try TemporaryFolder.write(#"{"detents": ["medium"], "cornerRadius": 20}"#, to: path)
      var workbench = StormPlace(scene: .restaurants, .closedPanel).workbench
      workbench.live(with: path)
      _ = workbench.livingFileChanged(at: 1)
      let before = Subject(workbench.phone)
      #expect(happens(path), "\(name)")
      _ = workbench.livingFileChanged(at: 2)
      #expect(Subject(workbench.phone) == before, "\(name)")
      #expect(workbench.livingNotice?.text.contains(message) == true, "\(name)")
      if unlink(path) != 0 { rmdir(path) }
      try TemporaryFolder.write(#"{"cornerRadius": 30}"#, to: path)
      _ = workbench.livingFileChanged(at: 3)
      #expect(workbench.livingNotice == nil)
      #expect(Subject(workbench.phone).configuration.cornerRadius == 30, "\(name)")
    }
  }

  @Test(arguments: [
    Row(#"{"cornerRadius": "NaN"}"#, #"got "NaN""#, "a number spelled as a word"),
    Row(#"{"detents": [{"height": "Infinity"}]}"#, #"got "Infinity""#, "no number at all"),
    Row(#"{"detents": [{"height": 1e400}]}"#, "a finite number", "more than there are"),
  ])
  func numbersThatAreNoneAreRefused(row: Row) {
    let message = WorkbenchTests.refusal(of: row.text, by: ConfigurationFile.configuration)
    #expect(message.contains(row.expected), "\(message)")
  }
}
