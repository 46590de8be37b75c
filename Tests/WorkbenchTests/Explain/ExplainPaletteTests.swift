import Canvas
import Scenes
import SheetKit
import Testing

@testable import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Text is legible: a contrast of at least 4.5:1 (WCAG 2, 1.4.3).
@Suite struct ExplainPaletteTests {
  @Test(arguments: Appearance.allCases) func inksStandOut(_ appearance: Appearance) {
    let palette = ExplainPalette.of(appearance)
    let inks = [palette.ink, palette.secondaryInk, palette.tint, palette.finger, palette.second]
    for ink in inks {
      for surface in [palette.surface, palette.labelSurface] {
        #expect(contrast(ink, surface) >= 4.5, "\(ink) on \(surface)")
      }
    }
    #expect(contrast(palette.onTint, palette.tintSurface) >= 4.5)
    for phase in [SheetPhase.Name.presenting, .resting, .dragging, .settling, .dismissing] {
      #expect(contrast(palette.phaseInk, palette.color(of: phase)) >= 4.5, "\(phase)")
    }
  }

  private func contrast(_ a: Color, _ b: Color) -> Double {
    let (light, dark) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)
  }

  private func luminance(_ color: Color) -> Double {
    func linear(_ value: UInt8) -> Double {
      let part = Double(value) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
