import AppHost
import Foundation

/// The script of what a user has done so far, as a value.
struct Recording {
  private(set) var script = Script([])
  /// What the screen was called when the last step was taken, or expected.
  private var title: String?

  /// Notes an event that was performed.
  mutating func note(_ event: PerformedEvent) {
    guard let action = Step.Action(event.event, on: event.tree) else { return }
    expectTitle(of: event.tree)
    let step = Step(action, isQuick: event.isQuick)
    // A host tells of a field with each letter; a person has typed one text.
    if case .type(_, let target) = action, let last = script.lines.last,
      case .type(_, target) = last.step.action
    {
      script.lines[script.lines.count - 1].step.action = action
    } else {
      append(step)
    }
  }

  /// Notes that the app is ended on this screen and started again. A script has no word for a link that an
  /// app is started with: there it is opened as soon as it runs.
  mutating func noteRelaunch(
    endedBy ending: AppEnding, opening link: URL?, on tree: AccessibilityTree, isQuick: Bool
  ) {
    expectTitle(of: tree)
    append(Step(.relaunch(ending), isQuick: isQuick))
    if let link { append(Step(.open(link))) }
  }

  /// The script as it stands now, with the screen that it has led to.
  func finished(on tree: AccessibilityTree) -> Script {
    var copy = self
    copy.expectTitle(of: tree)
    return copy.script
  }

  /// Notes where the steps so far have led, if that is elsewhere.
  private mutating func expectTitle(of tree: AccessibilityTree) {
    let present = tree.screen?.label ?? ""
    defer { title = present }
    guard let title, title != present, !present.isEmpty else { return }
    append(Step(.expect(.title(present))))
  }

  private mutating func append(_ step: Step) {
    script.lines.append(Script.Line(number: script.lines.count + 1, step: step))
  }
}
