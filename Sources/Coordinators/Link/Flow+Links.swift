import UIKit

extension Flow {
  /// Whether a step is open already, or is being opened: a flow within this one, or the last screen
  /// that it has asked for.
  func hasTaken(_ step: LinkStep) -> Bool {
    if children.contains(where: { $0.flow.step == step && $0.flow.goesOn }) {
      return true
    }
    let asked = screens.compactMap(\.controller) + supervisor.queue.screens(of: self)
    return asked.last.map { supervisor.links.step(of: $0) == step } ?? false
  }

  /// The flow that the step has led to, where that has yet to show anything.
  func loading(_ step: LinkStep) -> Flow? {
    children.lazy.map(\.flow).first { $0.step == step && $0.goesOn && !$0.subtreeHasShown }
  }

  /// Whether that is the last thing that has happened here: no other step leads further.
  func hasJustTaken(_ step: LinkStep) -> Bool {
    if supervisor.queue.goesBackLast(self) { return false }
    if let asked = supervisor.queue.screens(of: self).last {
      return supervisor.links.step(of: asked) == step
    }
    if let last = children.last?.flow, last.goesOn, !last.hasShown,
      last.isExpected || last.step == step
    {
      return last.step == step
    }
    guard hasTaken(step) else { return false }
    let survey = Survey(around: self)
    return survey.index(of: self).map { survey.whereabouts.link(from: $0).steps.last } == step
  }
}
