import Canvas
import Rendering
import SDLKit
import Scenes
import SheetKit
import Workbench

/// Opens the window and runs it until it is closed.
enum WindowCommand {
  static func run(_ options: WindowOptions) throws {
    try protectInputs(options)
    let assets = try AssetFolder.find(option: options.assets)
    let state = StateFile.standard()
    for problem in state.problems { Program.complain(problem) }
    var setup = try phoneSetup(options)
    setup.storedSelection = state.selection(of: .restaurantsStoredDetent)
    // At first it shows where the display has room for it beside the phone.
    var showsPanel = options.showsWorkbench && (state.showsPanel ?? true)
    let isFirstRun = state.showsPanel == nil
    let stage = try WindowStage(
      size: { room in
        if isFirstRun, !Workbench.hasRoomForPanel(beside: setup.device.size, in: room) {
          showsPanel = false
        }
        return Workbench.preferredSize(
          for: setup.device.size, showsBackdrop: options.showsWorkbench, showsPanel: showsPanel,
          in: room)
      }, title: "SheetLab", options: options, assets: assets)
    if options.isVerbose { Program.complain(describe(stage)) }
    let events = stage.events
    let isInterrupted = { events.isQuitRequested }
    let trace = try options.trace.map { try LiveTrace($0, isInterrupted: isInterrupted) }
    let record = try options.record.map {
      try OutputFile($0, appearsWhole: true, isInterrupted: isInterrupted)
    }
    var workbench = Workbench(
      setup: setup, showsBackdrop: options.showsWorkbench, showsPanel: showsPanel,
      text: stage.resources.text)
    if record != nil { workbench.startRecording() }
    if let file = options.configuration, file != "-" { workbench.live(with: file) }
    for issue in workbench.phone.sheets.root.ladder.issues {
      Program.complain("\(configurationName(options)): \(issue.message)")
    }
    let disk = WorkQueue()
    let memory = SelectionMemory(
      selection: state.selection(of: .restaurantsStoredDetent), showsPanel: showsPanel,
      isPanelRemembered: options.showsWorkbench, writer: StateWriter(state, disk: disk))
    var loop = Loop(
      stage: stage, workbench: workbench, trace: trace, memory: memory, disk: disk)
    let ending = WindowEnding(trace: trace, record: record, recordName: options.record)
    let failure = failure { try loop.run() }
    try ending.end(&loop, after: failure)
  }

  private static func configurationName(_ options: WindowOptions) -> String {
    switch options.configuration {
    case nil: "configuration"
    case "-": InputFile.standardInput
    case let file?: file
    }
  }

  private static func failure(of work: () throws -> Void) -> (any Error)? {
    do {
      try work()
      return nil
    } catch {
      return error
    }
  }

  /// An output in place of an input, or of the other output, would be the end of it.
  private static func protectInputs(_ options: WindowOptions) throws {
    let inputs = [
      (options.configuration, "the configuration"), (options.data, "the restaurants"),
    ]
    for output in [options.trace, options.record].compactMap(\.self) {
      for case (let input?, let name) in inputs where InputFile.isSame(output, input) {
        throw FileError(file: output, message: "expected another file than \(name)")
      }
    }
    if let trace = options.trace, trace == options.record {
      throw FileError(file: trace, message: "expected different files for --trace and --record")
    }
  }

  private static func phoneSetup(_ options: WindowOptions) throws -> PhoneSetup {
    var setup = PhoneSetup()
    setup.isInWindow = true
    setup.bareContentHeight = 2000
    setup.scene = options.scene
    setup.device = options.device
    setup.profile = options.profile
    setup.appearance = options.appearance
    setup.reduceMotion = options.reduceMotion
    setup.increaseContrast = options.increaseContrast
    setup.textSize = options.textSize
    setup.configuration = try options.configuration.map { try ConfigurationFile.read($0) }
    setup.restaurants = try RestaurantSource.restaurants(
      for: .restaurants, data: options.data, assets: options.assets)
    return setup
  }

  private static func describe(_ stage: WindowStage) -> String {
    let rate = stage.window.refreshRate.map { "\(Int($0)) Hz" }
    return "video driver \(stage.library.videoDriver), renderer \(stage.presenter) "
      + "(\(stage.presenterReason)), " + (rate ?? "60 Hz (the display does not say)")
  }
}
