// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// A C library of the system. On Linux the module map alone finds it (pkg-config would print
/// "prohibited flag" for SDL's own flags on every build); on macOS Homebrew's paths are needed.
func systemLibrary(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  #if os(macOS)
    return .systemLibrary(
      name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
  #else
    return .systemLibrary(name: name, providers: [.apt([apt]), .brew([brew])])
  #endif
}

let package = Package(
  name: "SheetLab",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "SheetKit", targets: ["SheetKit"]),
    .executable(name: "sheetlab", targets: ["SheetLab"]),
  ],
  targets: [
    systemLibrary("CSDL2", pkgConfig: "sdl2", apt: "libsdl2-dev", brew: "sdl2"),
    systemLibrary(
      "CSDL2Image", pkgConfig: "SDL2_image", apt: "libsdl2-image-dev", brew: "sdl2_image"),
    systemLibrary("CSDL2TTF", pkgConfig: "SDL2_ttf", apt: "libsdl2-ttf-dev", brew: "sdl2_ttf"),
    systemLibrary("CJPEG", pkgConfig: "libjpeg", apt: "libjpeg-dev", brew: "jpeg-turbo"),
    systemLibrary("CJansson", pkgConfig: "jansson", apt: "libjansson-dev", brew: "jansson"),
    systemLibrary(
      "CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev", brew: "fontconfig"),
    systemLibrary("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev", brew: "fribidi"),
    systemLibrary("CThai", pkgConfig: "libthai", apt: "libthai-dev", brew: "libthai"),

    .target(name: "SheetKit", swiftSettings: strict),
    .target(name: "Canvas", swiftSettings: strict),
    .target(name: "Scenes", dependencies: ["SheetKit", "Canvas"], swiftSettings: strict),
    .target(
      name: "Workbench", dependencies: ["Scenes", "SheetKit", "Canvas", "CJansson"],
      swiftSettings: strict),
    .target(name: "LimitedWork"),
    .target(name: "WideRows"),
    .target(
      name: "ScaledJPEG", dependencies: ["CJPEG"], linkerSettings: [.linkedLibrary("jpeg")]),
    .target(
      name: "SDLKit",
      dependencies: [
        "Canvas", "LimitedWork", "ScaledJPEG", "CSDL2", "CSDL2Image", "CSDL2TTF", "CFontconfig",
        "CFriBidi", "CThai",
      ],
      swiftSettings: strict),
    .target(
      name: "Rendering", dependencies: ["Canvas", "SDLKit", "WideRows"], swiftSettings: strict),
    .target(
      name: "Rehearsal", dependencies: ["Workbench", "Scenes", "Rendering", "SheetKit", "Canvas"],
      swiftSettings: strict),
    .target(name: "AllocationCounter", path: "Sources/AllocationCount/Counter"),
    .executableTarget(
      name: "sheetkit-allocations",
      dependencies: ["AllocationCounter", "Rehearsal", "Workbench"],
      path: "Sources/AllocationCount/Program", swiftSettings: strict),
    .executableTarget(
      name: "SheetLab",
      dependencies: [
        "Workbench", "Scenes", "SheetKit", "Rendering", "SDLKit", "Canvas", "Rehearsal",
      ],
      swiftSettings: strict),

    .testTarget(name: "SheetKitTests", dependencies: ["SheetKit"], swiftSettings: strict),
    .testTarget(name: "CanvasTests", dependencies: ["Canvas"], swiftSettings: strict),
    .testTarget(
      name: "ScenesTests", dependencies: ["Scenes", "SheetKit", "Canvas"], exclude: ["Pictures"],
      swiftSettings: strict),
    .testTarget(
      name: "WorkbenchTests", dependencies: ["Workbench", "Scenes", "SheetKit", "Canvas"],
      exclude: ["Acceptance", "Corpus", "Explain/Pictures", "Code/StandIns", "Code/Golden"],
      swiftSettings: strict),
    .testTarget(
      name: "RenderingTests",
      dependencies: [
        "Rendering", "SDLKit", "CSDL2", "Canvas", "Workbench", "Scenes", "SheetKit",
      ],
      exclude: ["Corpus", "Formats", "Snapshots"], swiftSettings: strict),
    .testTarget(
      name: "RehearsalTests",
      dependencies: ["Rehearsal", "Workbench", "Rendering", "SDLKit", "Scenes", "Canvas"],
      swiftSettings: strict),
    .testTarget(
      name: "SheetLabTests",
      dependencies: ["SheetLab", "Workbench", "Scenes", "SheetKit", "SDLKit", "Canvas"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzzer is built only where it is asked for: an ordinary build needs no libFuzzer.
if Context.environment["SHEETLAB_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "sheetlab-fuzz", dependencies: ["Workbench", "Scenes", "SheetKit", "SDLKit", "Canvas"],
      path: "Sources/Fuzz", swiftSettings: strict))
}
