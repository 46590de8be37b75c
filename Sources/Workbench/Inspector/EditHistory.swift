/// What has been edited, for undo and redo.
///
/// What comes from one control without letting go of it is one step.
struct EditHistory: Hashable, Sendable {
  private struct Step: Hashable, Sendable {
    var before: Subject
    var after: Subject
    var control: String?

    /// Whether the step was about where the sheet is.
    var isSelection: Bool { before.configuration.selection != after.configuration.selection }
  }

  private var steps: [Step] = []
  /// Steps that are done; those after it can be done again.
  private var done = 0
  private var isOpen = false

  private static let most = 500

  var canUndo: Bool { done > 0 }
  var canRedo: Bool { done < steps.count }

  mutating func record(
    _ before: Subject, _ after: Subject, control: String?, isFinal: Bool
  ) {
    guard before != after else {
      if isFinal { isOpen = false }
      return
    }
    steps.removeSubrange(done...)
    if isOpen, let control, steps.last?.control == control {
      steps[done - 1].after = after
    } else {
      steps.append(Step(before: before, after: after, control: control))
      if steps.count > Self.most { steps.removeFirst() }
      done = steps.count
    }
    isOpen = !isFinal
  }

  /// The subject as it was before the last step that is done. Where the sheet has moved to since is
  /// kept, unless the step was about that.
  mutating func undo(from subject: Subject) -> Subject? {
    guard canUndo else { return nil }
    done -= 1
    isOpen = false
    return restored(steps[done].before, by: steps[done], from: subject)
  }

  mutating func redo(from subject: Subject) -> Subject? {
    guard canRedo else { return nil }
    done += 1
    isOpen = false
    return restored(steps[done - 1].after, by: steps[done - 1], from: subject)
  }

  private func restored(_ wanted: Subject, by step: Step, from subject: Subject) -> Subject {
    step.isSelection ? wanted : wanted.followingSelection(of: subject)
  }
}

extension Subject {
  /// The same with the selection of another where both are bound: it follows the person, not the
  /// settings.
  func followingSelection(of other: Subject) -> Subject {
    guard configuration.selection != nil, let selection = other.configuration.selection else {
      return self
    }
    var result = self
    result.configuration.selection = selection
    return result
  }
}
