import Testing

@testable import Workbench

@Suite("files that are opened in the window") struct DroppedFileTests {
  /// Who types it in the field for files would wait for a terminal's end.
  @Test func aDashIsNoStandardInput() {
    let error = #expect(throws: FileError.self) { try DroppedFile.read("-") }
    #expect(error?.file == "./-")
  }
}
