import Canvas
import SheetKit

/// Every current and common iPhone and iPad.
extension Device {
  /// All devices in portrait, in the order of the list, then all in landscape.
  package static let all: [Device] =
    models.map { $0.device(.portrait) } + models.map { $0.device(.landscape) }

  /// The device that a window opens with.
  package static let standard = named("iPhone 14")!

  /// The device of that name, or of another name Apple gives it.
  ///
  /// Case, spaces and punctuation do not count, nor does the word "generation": `iphone14`,
  /// `iPhone SE (3rd generation)` and `ipad pro 11-inch` are all understood. The orientation is a
  /// last word, `landscape` or `portrait`; portrait where there is none.
  package static func named(_ name: String) -> Device? {
    var key = searchKey(name)
    var orientation = Orientation.portrait
    for suffix in [Orientation.portrait, .landscape] where key.hasSuffix(suffix.rawValue) {
      key.removeLast(suffix.rawValue.count)
      orientation = suffix
      break
    }
    let model = models.first { model in
      searchKey(model.name) == key || model.otherNames.contains { searchKey($0) == key }
    }
    return model?.device(orientation)
  }

  /// Other names that `named` knows a device by.
  package var otherNames: [String] {
    let suffix = orientation == .landscape ? " landscape" : ""
    let model = models.first { $0.name + suffix == name }
    return (model?.otherNames ?? []).map { $0 + suffix }
  }

  /// Letters and digits of a name, without what Apple's long names add to the short ones.
  private static func searchKey(_ name: String) -> String {
    let passedOver = ["generation", "gen", "inch", "apple"]
    let words = name.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }
    return words.map(String.init).filter { !passedOver.contains($0) }.map(withoutOrdinal).joined()
  }

  private static func withoutOrdinal(_ word: String) -> String {
    let number = word.prefix { $0.isNumber }
    let isOrdinal = ["st", "nd", "rd", "th"].contains(word.dropFirst(number.count))
    return isOrdinal && !number.isEmpty ? String(number) : word
  }
}

/// A row of the table: a model in both orientations.
private struct Model {
  /// How a family's landscape insets and keyboard follow from its portrait ones.
  enum Family {
    /// Home button: no insets in landscape, where the status bar is hidden.
    case buttonPhone
    /// Home indicator: the notch or island insets both sides.
    case phone
    case buttonPad
    case pad
  }

  var name: String
  var otherNames: [String]
  var family: Family
  var size: Size
  var scale: Double
  var top: Double
  var bottom: Double

  init(
    _ name: String, _ family: Family, _ width: Double, _ height: Double, at scale: Double,
    top: Double, bottom: Double, or otherNames: [String] = []
  ) {
    self.name = name
    self.otherNames = otherNames
    self.family = family
    self.size = Size(width: width, height: height)
    self.scale = scale
    self.top = top
    self.bottom = bottom
  }

  func device(_ orientation: Device.Orientation) -> Device {
    let isPortrait = orientation == .portrait
    return Device(
      name: isPortrait ? name : "\(name) landscape", orientation: orientation,
      size: isPortrait ? size : Size(width: size.height, height: size.width), scale: scale,
      safeArea: isPortrait ? EdgeInsets(top: top, bottom: bottom) : landscapeInsets,
      keyboardHeight: isPortrait ? portraitKeyboard : landscapeKeyboard)
  }

  private var landscapeInsets: EdgeInsets {
    switch family {
    case .buttonPhone: EdgeInsets()
    case .phone: EdgeInsets(leading: top, bottom: 21, trailing: top)
    case .buttonPad, .pad: EdgeInsets(top: top, bottom: bottom)
    }
  }

  private var portraitKeyboard: Double {
    switch family {
    case .buttonPhone: 260
    case .phone: 336
    case .buttonPad: 318
    case .pad: 338
    }
  }

  private var landscapeKeyboard: Double {
    switch family {
    case .buttonPhone: 194
    case .phone: 209
    case .buttonPad: 406
    case .pad: 426
    }
  }
}

/// Models of equal geometry share a row only where their names begin alike; the first of a size is
/// the one that a bare size means.
private let models: [Model] = phones + pads

private let phones: [Model] = [
  Model("iPhone SE 1", .buttonPhone, 320, 568, at: 2, top: 20, bottom: 0, or: ["iPhone 5s"]),
  Model(
    "iPhone SE 3", .buttonPhone, 375, 667, at: 2, top: 20, bottom: 0, or: ["iPhone SE"]),
  Model("iPhone SE 2", .buttonPhone, 375, 667, at: 2, top: 20, bottom: 0),
  Model(
    "iPhone 8", .buttonPhone, 375, 667, at: 2, top: 20, bottom: 0,
    or: ["iPhone 6", "iPhone 6s", "iPhone 7"]),
  Model(
    "iPhone 8 Plus", .buttonPhone, 414, 736, at: 3, top: 20, bottom: 0,
    or: ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus"]),
  Model("iPhone X", .phone, 375, 812, at: 3, top: 44, bottom: 34),
  Model("iPhone XS", .phone, 375, 812, at: 3, top: 44, bottom: 34),
  Model("iPhone XR", .phone, 414, 896, at: 2, top: 48, bottom: 34),
  Model("iPhone XS Max", .phone, 414, 896, at: 3, top: 44, bottom: 34),
  Model("iPhone 11", .phone, 414, 896, at: 2, top: 48, bottom: 34),
  Model("iPhone 11 Pro", .phone, 375, 812, at: 3, top: 44, bottom: 34),
  Model("iPhone 11 Pro Max", .phone, 414, 896, at: 3, top: 44, bottom: 34),
  Model("iPhone 12 mini", .phone, 375, 812, at: 3, top: 50, bottom: 34),
  Model("iPhone 12", .phone, 390, 844, at: 3, top: 47, bottom: 34),
  Model("iPhone 12 Pro", .phone, 390, 844, at: 3, top: 47, bottom: 34),
  Model("iPhone 12 Pro Max", .phone, 428, 926, at: 3, top: 47, bottom: 34),
  Model("iPhone 13 mini", .phone, 375, 812, at: 3, top: 50, bottom: 34),
  Model("iPhone 13", .phone, 390, 844, at: 3, top: 47, bottom: 34),
  Model("iPhone 13 Pro", .phone, 390, 844, at: 3, top: 47, bottom: 34),
  Model("iPhone 13 Pro Max", .phone, 428, 926, at: 3, top: 47, bottom: 34),
  Model("iPhone 14", .phone, 390, 844, at: 3, top: 47, bottom: 34),
  Model("iPhone 14 Plus", .phone, 428, 926, at: 3, top: 47, bottom: 34),
  Model("iPhone 14 Pro", .phone, 393, 852, at: 3, top: 59, bottom: 34),
  Model("iPhone 14 Pro Max", .phone, 430, 932, at: 3, top: 59, bottom: 34),
  Model("iPhone 15", .phone, 393, 852, at: 3, top: 59, bottom: 34),
  Model("iPhone 15 Plus", .phone, 430, 932, at: 3, top: 59, bottom: 34),
  Model("iPhone 15 Pro", .phone, 393, 852, at: 3, top: 59, bottom: 34),
  Model("iPhone 15 Pro Max", .phone, 430, 932, at: 3, top: 59, bottom: 34),
  Model("iPhone 16e", .phone, 390, 844, at: 3, top: 47, bottom: 34),
  Model("iPhone 16", .phone, 393, 852, at: 3, top: 59, bottom: 34),
  Model("iPhone 16 Plus", .phone, 430, 932, at: 3, top: 59, bottom: 34),
  Model("iPhone 16 Pro", .phone, 402, 874, at: 3, top: 62, bottom: 34),
  Model("iPhone 16 Pro Max", .phone, 440, 956, at: 3, top: 62, bottom: 34),
  Model("iPhone 17", .phone, 402, 874, at: 3, top: 62, bottom: 34),
  Model("iPhone Air", .phone, 420, 912, at: 3, top: 68, bottom: 34, or: ["iPhone 17 Air"]),
  Model("iPhone 17 Pro", .phone, 402, 874, at: 3, top: 62, bottom: 34),
  Model("iPhone 17 Pro Max", .phone, 440, 956, at: 3, top: 62, bottom: 34),
]

private let pads: [Model] = [
  Model("iPad mini 5", .buttonPad, 768, 1024, at: 2, top: 20, bottom: 0, or: ["iPad Pro 9.7"]),
  Model(
    "iPad mini", .pad, 744, 1133, at: 2, top: 24, bottom: 20,
    or: ["iPad mini 6", "iPad mini 7", "iPad mini A17 Pro"]),
  Model(
    "iPad 9", .buttonPad, 810, 1080, at: 2, top: 20, bottom: 0, or: ["iPad 7", "iPad 8"]),
  Model("iPad 10", .pad, 820, 1180, at: 2, top: 24, bottom: 20),
  Model("iPad", .pad, 820, 1180, at: 2, top: 24, bottom: 20, or: ["iPad 11", "iPad A16"]),
  Model(
    "iPad Air 3", .buttonPad, 834, 1112, at: 2, top: 20, bottom: 0, or: ["iPad Pro 10.5"]),
  Model("iPad Air 5", .pad, 820, 1180, at: 2, top: 24, bottom: 20, or: ["iPad Air 4"]),
  Model(
    "iPad Air 11", .pad, 820, 1180, at: 2, top: 24, bottom: 20,
    or: ["iPad Air", "iPad Air 11 M2", "iPad Air 11 M3"]),
  Model(
    "iPad Air 13", .pad, 1024, 1366, at: 2, top: 24, bottom: 20,
    or: ["iPad Air 13 M2", "iPad Air 13 M3"]),
  Model(
    "iPad Pro 11", .pad, 834, 1194, at: 2, top: 24, bottom: 20,
    or: ["iPad Pro 11 1", "iPad Pro 11 2", "iPad Pro 11 3", "iPad Pro 11 4"]),
  Model("iPad Pro 11 M4", .pad, 834, 1210, at: 2, top: 24, bottom: 20, or: ["iPad Pro 11 M5"]),
  Model(
    "iPad Pro 12.9", .pad, 1024, 1366, at: 2, top: 24, bottom: 20,
    or: ["iPad Pro 12.9 3", "iPad Pro 12.9 4", "iPad Pro 12.9 5", "iPad Pro 12.9 6"]),
  Model(
    "iPad Pro 13", .pad, 1032, 1376, at: 2, top: 24, bottom: 20,
    or: ["iPad Pro", "iPad Pro 13 M4", "iPad Pro 13 M5"]),
]
