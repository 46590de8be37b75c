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

  @Test(arguments: [
    ("take", "take.json"), ("take.json", "take.json"), ("take.txt", "take.txt"),
    ("a.b/take", "a.b/take.json"), ("v1.2", "v1.2.json"), (".hidden", ".hidden.json"),
    ("漢字", "漢字.json"), ("", ""), ("folder/", "folder/"), ("..", ".."),
    ("a/.", "a/."),
  ])
  func ending(path: String, ended: String) {
    #expect(FilePath.withEnding(path, ".json") == ended)
  }

  @Test(arguments: [
    ("/home/ada", "~"), ("/home/ada/sheets", "~/sheets"), ("/home/ada/a/b", "~/a/b"),
    ("/home/ada/a/b/c", "…/b/c"), ("/home/adam", "/home/adam"), ("/", "/"),
    ("/srv/a/b", "/srv/a/b"),
    ("/srv/a/b/c", "…/b/c"),
  ])
  func short(path: String, shown: String) {
    #expect(FilePath.short(path, home: "/home/ada") == shown)
    #expect(FilePath.short(path, home: "/").first != "~")
  }

  @Test(arguments: [("", "a"), ("b", "b/a"), ("b/", "b/a"), ("/", "/a")])
  func join(folder: String, joined: String) {
    #expect(FilePath.join(folder, "a") == joined)
  }
}
