import Testing
import Workbench

@Suite("paths")
struct FilePathTests {
  @Test(arguments: [
    ("a.json", ""), ("b/a.json", "b"), ("/a.json", "/"), ("/b/c/a.json", "/b/c"),
  ])
  func folder(path: String, folder: String) {
    #expect(FilePath.folder(of: path) == folder)
  }

  @Test(arguments: [("", "a"), ("b", "b/a"), ("b/", "b/a"), ("/", "/a")])
  func join(folder: String, joined: String) {
    #expect(FilePath.join(folder, "a") == joined)
  }
}
