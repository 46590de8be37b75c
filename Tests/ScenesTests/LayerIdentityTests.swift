import Canvas
import SheetKit
import Testing

@testable import Scenes

/// No picture shows two layers of one identity: the one drawn last would stand in for both.
@Suite struct LayerIdentityTests {
  @Test(arguments: SceneName.allCases, [PresentationAdaptation.sheet, .popover, .fullScreenCover])
  func ofAPageOnTwoSheets(scene: SceneName, adaptation: PresentationAdaptation) {
    var world = PhoneWorld(scene) { $0.startsPresented = true }
    let child = SheetConfiguration().presentationDetents([.medium])
      .presentationCompactAdaptation(adaptation)
    _ = world.phone.perform(.child(child), at: 0)
    for time in [0.1, 2] {
      var seen: [Layer.ID: Layer] = [:]
      for layer in world.phone.picture(at: time).marks.flatMap(\.layers) {
        let known = seen.updateValue(layer, forKey: layer.id)
        #expect(known == nil || known == layer, "\(layer.id)")
      }
    }
  }
}

extension Mark {
  /// The layers in it, also those inside of others.
  fileprivate var layers: [Layer] {
    switch self {
    case .layer(let layer, _): [layer] + layer.marks.flatMap(\.layers)
    case .clip(_, _, let marks): marks.flatMap(\.layers)
    default: []
    }
  }
}
