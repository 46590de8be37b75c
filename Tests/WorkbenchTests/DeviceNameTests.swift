import Canvas
import Scenes
import SheetKit
import Testing
import Workbench

@Suite("device names")
struct DeviceNameTests {
  @Test(arguments: [
    ("iPhone 14", "iPhone 14"), ("iphone14", "iPhone 14"), ("IPHONE 14 PRO", "iPhone 14 Pro"),
    ("iPhone 14 landscape", "iPhone 14 landscape"), ("iPhone 14 Portrait", "iPhone 14"),
    ("iPhone SE (3rd generation)", "iPhone SE 3"), ("iPhone SE", "iPhone SE 3"),
    ("iPad (10th generation)", "iPad 10"), ("iPad Pro 11-inch (M4)", "iPad Pro 11 M4"),
    ("iPad Pro 12.9-inch (6th generation)", "iPad Pro 12.9"),
    ("375x667", "iPhone SE 3"), ("844x390", "iPhone 12 landscape"), ("400x800", "400x800"),
  ])
  func finds(text: String, name: String) throws {
    #expect(try DeviceName.device(text).name == name)
  }

  @Test(arguments: ["", "iPhone 41", "Pixel 9", "0x0", "390x", "-1x5", "1e9x5", "nanx5"])
  func refuses(text: String) {
    #expect(throws: DeviceName.Unknown.self) { try DeviceName.device(text) }
  }

  @Test func suggestsTheNearest() {
    let error = #expect(throws: DeviceName.Unknown.self) { try DeviceName.device("iPhone 12 prro") }
    #expect(error?.message.hasPrefix("expected a device such as \"iPhone 12 Pro\"") == true)
  }

  @Test func everyNameIsFoundAndNoneTwice() {
    let names = Device.all.map(\.name)
    #expect(Set(names).count == names.count)
    for device in Device.all { #expect(Device.named(device.name) == device) }
  }

  @Test func knowsTheSizesOfTheSpecification() throws {
    let phone = try DeviceName.device("390x844")
    #expect(phone.safeArea == EdgeInsets(top: 47, bottom: 34))
    #expect(phone.keyboardHeight == 336)
    let small = try DeviceName.device("375x667")
    #expect(small.safeArea == EdgeInsets(top: 20))
    #expect(small.keyboardHeight == 260)
    #expect(try DeviceName.device("393x852").safeArea == EdgeInsets(top: 59, bottom: 34))
    #expect(try DeviceName.device("400x800").safeArea == EdgeInsets())
  }
}
