import Glibc
import Scenes
import SheetKit

/// What a file comes to, as text: a configuration on a device, or in a line what a script or a list of
/// restaurants holds; then what may surprise.
///
///     drag.json: a script: 3 inputs in 0.09 s, scene bare on iPhone 14
///     places.json: 12 restaurants, 11 with a picture
///     warning: places.json: [3].image: no file pictures/oyster.jpg
package struct FileReport {
  package let text: String

  /// With `namesFile` a configuration too has a line that names its file before those of its detents.
  package init(
    _ path: String, on device: Device, profile: SheetProfile, namesFile: Bool = false
  ) throws(FileMistakes) {
    let file: CheckedFile
    do {
      file = try CheckedFile(path)
    } catch {
      throw FileMistakes(error)
    }
    switch file.kind {
    case .configuration:
      let report = try file.configuration(on: device, profile: profile)
      text = (namesFile ? file.line("a configuration on \(device.name)") : "") + report
    case .script: text = try file.script()
    case .restaurants: text = try file.restaurants()
    }
  }
}

extension CheckedFile {
  fileprivate func line(_ text: String) -> String {
    "\(document.file.printable(limit: 1000)): \(text)\n"
  }

  fileprivate func configuration(
    on device: Device, profile: SheetProfile
  ) throws(FileMistakes) -> String {
    do {
      let configuration = try ConfigurationFile.configuration(document.root)
      return ConfigurationReport(configuration, on: device, profile: profile).text
    } catch {
      throw FileMistakes(error)
    }
  }

  fileprivate func script() throws(FileMistakes) -> String {
    let script: Script
    do {
      script = try ScriptFile.script(document.root)
    } catch {
      throw FileMistakes(error)
    }
    let end = script.end ?? script.inputs.last?.at ?? 0
    let content =
      "a script: \(Wording.count(script.inputs.count, "input")) in \(Self.seconds(end)) s"
    let place = "scene \(script.scene.rawValue) on \(script.device.name)"
    let remarks = script.configuration.map {
      ConfigurationReport($0, on: script.device, profile: script.profile).remarks
    }
    return line("\(content), \(place)") + Self.lines(remarks ?? [])
  }

  fileprivate func restaurants() throws(FileMistakes) -> String {
    let content = try RestaurantsFile.content(document.root, folder: folder)
    let pictures = content.restaurants.enumerated().filter { !$0.element.image.isEmpty }
    let missing = pictures.filter { access($0.element.image, R_OK) != 0 }.map {
      FileError(
        file: document.file, place: "[\($0.offset)].image", message: "no file \($0.element.image)")
    }
    let warnings = content.warnings.lines + FileMistakes(missing).lines
    return line(
      "\(Wording.count(content.restaurants.count, "restaurant")), \(pictures.count) with a picture")
      + Self.lines(warnings.map { "warning: \($0)" })
  }

  private static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private static func seconds(_ milliseconds: Double) -> String {
    Decimal.thousandths(milliseconds / 1000)
  }
}
