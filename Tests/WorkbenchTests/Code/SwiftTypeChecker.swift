import Foundation

/// Type-checks Swift texts against stand-ins of SwiftUI and UIKit that declare the real signatures
/// with their availability.
///
/// The compiler is told to compile for iOS, with a standard library of declarations only, so it
/// checks the availability itself on any machine. That library has no concurrency, so a second
/// check, for this machine's own system and with its library, sees to actors.
struct SwiftTypeChecker {
  enum Platform: CaseIterable {
    /// iOS 16.4, with no actors.
    case iOS
    /// This machine's, in Swift 6 with strict concurrency, and without availability.
    case host
  }

  private static let standIns = ["Swift", "SwiftOnoneSupport", "CoreGraphics", "SwiftUI", "UIKit"]

  private let compiler: URL
  private let platform: Platform
  private let folder: URL

  /// nil where there is no compiler to be found.
  init?(_ platform: Platform) throws {
    guard let compiler = Self.compiler else { return nil }
    self.compiler = compiler
    self.platform = platform
    folder = FileManager.default.temporaryDirectory
      .appending(path: "sheetlab-stand-ins-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for module in Self.standIns
    where platform == .iOS || !module.hasPrefix("Swift") || module == "SwiftUI" {
      try build(module)
    }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// What the compiler has against a text; empty where nothing.
  func complaints(about text: String) throws -> String {
    let file = folder.appending(path: "Exported.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return try run(["-typecheck", "-warnings-as-errors", "-module-name", "Exported", file.path()])
  }

  private func build(_ module: String) throws {
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "StandIns/\(module).swift")
    var text = module == "SwiftOnoneSupport" ? "" : try String(contentsOf: source, encoding: .utf8)
    if platform == .iOS {
      text = text.replacing("@MainActor @preconcurrency ", with: "").replacing(
        "@MainActor ", with: "")
    }
    let file = folder.appending(path: module + ".swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let output = try run(
      (module == "Swift" ? ["-parse-stdlib"] : []) + [
        "-emit-module", "-suppress-warnings", "-module-name", module, "-o",
        folder.appending(path: module + ".swiftmodule").path(), file.path(),
      ])
    guard output.isEmpty else { throw Failure(description: "\(module): \(output)") }
  }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = compiler
    process.arguments = ["-frontend"] + platformArguments + ["-I", folder.path()] + arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return process.terminationStatus == 0 ? "" : text.isEmpty ? "ended badly" : text
  }

  private var platformArguments: [String] {
    switch platform {
    case .iOS:
      [
        "-target", "arm64-apple-ios16.4", "-disable-implicit-concurrency-module-import",
        "-disable-implicit-string-processing-module-import",
      ]
    case .host: ["-swift-version", "6"]
    }
  }

  /// The compiler of the toolchain that is found first.
  private static var compiler: URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = path.split(separator: ":").map { URL(filePath: String($0)) }
    return folders.map { $0.appending(path: "swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }
}
