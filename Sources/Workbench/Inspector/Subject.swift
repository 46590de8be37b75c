import Scenes
import SheetKit

/// What the inspector inspects: everything about the sheet and its phone that can be changed while
/// it runs.
struct Subject: Hashable, Sendable {
  var configuration: SheetConfiguration
  var appearance: Appearance
  var reduceMotion: Bool
  /// A picture that a background can begin with, by its path.
  var samplePicture = "picture.png"

  init(
    configuration: SheetConfiguration, appearance: Appearance = .light, reduceMotion: Bool = false
  ) {
    self.configuration = configuration
    self.appearance = appearance
    self.reduceMotion = reduceMotion
  }

  init(_ phone: PhoneScreen) {
    self.init(
      configuration: phone.sheets.root.configuration, appearance: phone.setup.appearance,
      reduceMotion: phone.setup.reduceMotion)
    if let picture = phone.setup.restaurants.first(where: { !$0.image.isEmpty })?.image {
      samplePicture = picture
    }
  }

  /// What has to be done to a phone of this subject to make it another.
  func commands(to other: Subject) -> [SheetCommand] {
    var commands: [SheetCommand] = []
    if other.appearance != appearance { commands.append(.appearance(other.appearance)) }
    if other.reduceMotion != reduceMotion { commands.append(.reduceMotion(other.reduceMotion)) }
    if other.configuration.policy != configuration.policy {
      commands.append(.policy(other.configuration.policy))
    }
    if other.configuration.snapPolicy(configuration.policy) != configuration {
      commands.append(.configure(other.configuration))
    }
    return commands
  }
}
