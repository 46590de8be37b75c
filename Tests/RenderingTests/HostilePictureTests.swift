import Glibc
import Testing

@testable import Rendering
@testable import SDLKit

/// Each wrong picture is one clear message, in bounded time and memory.
@Suite struct HostilePictureTests {
  private static let refused: [(String, [UInt8], String)] = [
    ("huge.png", HostilePictures.png(width: 30_000, height: 30_000), "30000 × 30000 pixels"),
    ("flat.png", HostilePictures.png(width: 0, height: 9), "a picture without pixels"),
    ("frame.gif", HostilePictures.gif(screen: 10, frame: 60_000), "60000 × 60000 pixels"),
    ("screen.gif", HostilePictures.gif(screen: 65_535, frame: 2), "65535 × 65535 pixels"),
    ("circle.gif", HostilePictures.gif(codes: [0xC4, 0x7D]), "its codes say nothing"),
    ("early.gif", HostilePictures.gif(codes: [0x2C]), "its codes say nothing"),
    ("wide.gif", HostilePictures.gif(width: 12, codes: [0x01]), "its codes say nothing"),
    ("nothing.gif", HostilePictures.gif(screen: 0, frame: 0), "a picture without pixels"),
    ("scans.jpg", HostilePictures.jpeg(side: 9_000, scans: 3000), "written 3000 times over"),
    ("old.bmp", HostilePictures.bmp(header: 12, width: 40_000, height: 40_000), "40000 × 40000"),
    ("down.bmp", HostilePictures.bmp(header: 40, width: 60_000, height: 4_294_907_296), "60000 ×"),
    ("flat.svg", Array(#"<svg width="-5" height="1e30"><g/></svg>"#.utf8), "not a drawing"),
    ("frame.webp", HostilePictures.movingWebP(frame: 16_383), "16383 × 16383 pixels"),
    ("clear.webp", HostilePictures.movingWebP(clearFrame: 60_000), "60000 × 60000 pixels"),
    ("second.avif", HostilePictures.avif(sides: [10, 30_000]), "30000 × 30000 pixels"),
    ("text.png", Array("no picture".utf8), "not a PNG, JPEG"),
    ("empty.png", [], "not a PNG, JPEG"),
    ("cut.png", Array(HostilePictures.png(width: 9, height: 9).prefix(20)), "not a PNG, JPEG"),
    (
      "dash.svg",
      HostilePictures.svg(
        #"<path d="M0 0L90000 90000" stroke="black" stroke-dasharray="0.00001"/>"#),
      "takes more than"
    ),
  ]

  @Test(arguments: refused)
  func isRefused(name: String, bytes: [UInt8], reason: String) throws {
    let path = "/tmp/sheetlab-\(getpid())-hostile-\(name)"
    let file = try #require(fopen(path, "w"))
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    defer { unlink(path) }
    let error = #expect(throws: ImageFileError.self) { try ImageFile.load(path) }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  /// What is no file has no bytes, and three gigabytes of nothing take no room on the disk.
  @Test(arguments: [
    ("/dev/zero", "not a regular file"), ("/tmp", "not a regular"), ("pipe", "not a regular"),
    ("circle", "symbolic links"), ("long", "more than 256 MB"),
  ])
  func whatIsNoFileIsRefused(place: String, reason: String) {
    let path = place.hasPrefix("/") ? place : "/tmp/sheetlab-\(getpid())-\(place)"
    defer { if path != place { unlink(path) } }
    switch place {
    case "pipe": mkfifo(path, 0o600)
    case "circle": symlink(path, path)
    case "long":
      close(open(path, O_CREAT | O_WRONLY, 0o600))
      truncate(path, 3 << 30)
    default: break
    }
    let error = #expect(throws: ImageFileError.self) { try ImageFile.load(path) }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  /// What is broken at one size is not tried again at another.
  @Test func isTriedOnce() {
    let store = ImageStore(mode: .immediate)
    for side in [10, 20, 30] {
      guard case .broken = store.image(ImageKey(path: "/nowhere.png", width: side, height: side))
      else {
        Issue.record("not broken")
        continue
      }
    }
    #expect(store.takeProblems().count == 1)
  }

  @Test func aDrawingFromAnotherProcessIsTheSame() throws {
    let path = "/tmp/sheetlab-\(getpid())-drawing.svg"
    let file = try #require(fopen(path, "w"))
    let bytes = HostilePictures.svg(##"<circle cx="50" cy="50" r="40" fill="#c33"/>"##)
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    defer { unlink(path) }
    let apart = try ImageFile.load(path, vectorWidth: 60)
    #expect(try apart.bitmap == ImageFile.load(path, vectorWidth: 60, isOwn: true).bitmap)
    #expect(60...61 ~= apart.width)
  }
}
