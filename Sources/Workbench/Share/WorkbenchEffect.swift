import Canvas

/// What the workbench asks of those who reach outside: the clipboard, files of pictures.
package enum WorkbenchEffect {
  /// Put a text on the clipboard.
  case copy(String)
  /// Hand over the clipboard's text to ``Workbench/paste(_:at:)``.
  case paste
  /// Write a picture of the phone's screen; `stem` is what its file's name begins with.
  case picture(Picture, stem: String)
  /// Film a movement into a file with such an ending.
  case movie(Reel, stem: String, ending: String)
  /// Write a configuration, and tell ``Workbench/saved(_:at:)`` what came of it.
  case save(ConfigurationSave)
  /// From now on tell of changes of the configuration file at a path.
  case watch(String)
  /// Say something on standard error.
  case complain(String)
}
