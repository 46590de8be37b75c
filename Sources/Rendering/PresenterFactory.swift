import SDLKit

/// Makes what draws a window.
package enum PresenterFactory {
  /// A presenter, and a sentence on why it is this one.
  package struct Made {
    package let presenter: any Presenter
    package let reason: String
  }

  /// What `requested` names, or what suits the machine. An accelerated one that cannot be had, or
  /// that turns out to be played by the processor and was not asked for, gives way to software; so
  /// does one that fails later. What fails is reported.
  package static func make(
    window: Window, resources: DrawingResources, choice: RendererChoice, isRequested: Bool,
    report: @escaping (String) -> Void
  ) -> Made {
    func compositor() -> any Presenter {
      SoftwareCompositor(window: window, resources: resources)
    }
    func software(_ reason: String) -> Made { Made(presenter: compositor(), reason: reason) }
    guard case .accelerated(let driver) = choice.kind else { return software(choice.reason) }
    do throws(SDLError) {
      let renderer = try AcceleratedRenderer(window: window, driver: driver)
      if !isRequested, renderer.isPlayedByProcessor {
        return software("\(renderer.name) would be played by the processor")
      }
      let presenter = AcceleratedCompositor(renderer: renderer, resources: resources)
      return Made(
        presenter: FallbackPresenter(presenter, report: report, fallback: compositor),
        reason: choice.reason)
    } catch {
      let reason = "\(driver) cannot be had: \(error)"
      report("\(reason); drawing by the processor")
      return software(reason)
    }
  }
}
