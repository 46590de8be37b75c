import Testing
import Workbench

/// Scripts that between them use every kind of input.
struct ReplayScript: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String

  var testDescription: String { name }

  func read() throws -> Script {
    try ScriptFile.script(JSONDocument(text: text, file: name).root)
  }

  private static let head = #""version": 1, "scene": "bare", "device": "iPhone 14""#
  private static let open = #"\#(head), "start": "presented""#
  private static let stops = #""configuration": {"detents": ["medium", "large"]}"#

  static let formats = ReplayScript(
    name: "the example of FORMATS",
    text: """
      {\(open), \(stops), "content": {"height": 2000}, "inputs": [
        {"at": 0, "pointer": "down", "x": 195, "y": 400},
        {"at": 8, "pointer": "move", "x": 195, "y": 392},
        {"at": 90, "pointer": "up", "x": 195, "y": 310}]}
      """)

  static let all: [ReplayScript] = [
    formats,
    ReplayScript(
      name: "presented by code, dragged away",
      text: """
        {\(head), "start": "hidden", \(stops), "inputs": [
          {"at": 3.5, "command": {"present": true}},
          {"at": 700, "pointer": "down", "x": 195, "y": 400, "device": "touch"},
          {"at": 716, "pointer": "move", "x": 195, "y": 440, "device": "touch"},
          {"at": 733, "pointer": "move", "x": 195, "y": 600, "device": "touch"},
          {"at": 741, "pointer": "up", "x": 195, "y": 700, "device": "touch"}]}
        """),
    ReplayScript(
      name: "caught in flight, cancelled",
      text: """
        {\(open), \(stops), "inputs": [
          {"at": 0, "command": {"select": "large"}},
          {"at": 101, "pointer": "down", "x": 195, "y": 400},
          {"at": 111, "pointer": "move", "x": 195, "y": 500},
          {"at": 121.25, "pointer": "cancel"}]}
        """),
    ReplayScript(
      name: "into the content and back",
      text: """
        {\(open), \(stops), "content": {"height": 2000}, "inputs": [
          {"at": 0, "pointer": "down", "x": 195, "y": 800},
          {"at": 16, "pointer": "move", "x": 195, "y": 600},
          {"at": 32, "pointer": "move", "x": 195, "y": 200},
          {"at": 48, "pointer": "move", "x": 195, "y": 400},
          {"at": 64, "pointer": "move", "x": 195, "y": 100},
          {"at": 70, "pointer": "up", "x": 195, "y": 60}]}
        """),
    ReplayScript(
      name: "wheel, notches and touchpad",
      text: """
        {\(open), \(stops), "content": {"height": 2000}, "inputs": [
          {"at": 10, "wheel": {"x": 195, "y": 700, "dy": -3}},
          {"at": 400, "wheel": {"x": 195, "y": 400, "dy": -1}},
          {"at": 900, "wheel": {"x": 195, "y": 700, "dy": 40, "precise": true}},
          {"at": 910, "wheel": {"x": 195, "y": 700, "dy": 60, "precise": true}}]}
        """),
    ReplayScript(
      name: "by code: keyboard, detents, another shape",
      text: """
        {\(open), \(stops), "inputs": [
          {"at": 7, "command": {"keyboard": true}},
          {"at": 500, "command": {"keyboard": false}},
          {"at": 650, "command": {"configure": {"detents": [{"height": 200}, "large"]}}},
          {"at": 750, "command": {"resize": {"width": 375, "height": 667, "safeArea": {"top": 20}}}},
          {"at": 760, "command": {"select": "large"}},
          {"at": 1300, "command": {"dismiss": true}}]}
        """),
    ReplayScript(
      name: "a sheet on a sheet",
      text: """
        {\(open), \(stops), "inputs": [
          {"at": 0, "command": {"child": {"detents": ["medium"]}}},
          {"at": 800, "key": "escape"}, {"at": 1500, "key": "up"}, {"at": 1510, "key": "escape"}]}
        """),
    ReplayScript(
      name: "taps behind an undimmed sheet, to a fixed end",
      text: """
        {\(open), "configuration": {"detents": [{"height": 200}, "large"],
          "backgroundInteraction": {"enabledUpThrough": {"height": 200}}}, "inputs": [
          {"at": 0, "pointer": "down", "x": 100, "y": 100},
          {"at": 60, "pointer": "up", "x": 100, "y": 100},
          {"at": 90, "command": {"select": "large"}},
          {"at": 200, "pointer": "down", "x": 100, "y": 20},
          {"at": 260, "pointer": "up", "x": 100, "y": 20}], "end": 1234.5}
        """),
  ]
}
