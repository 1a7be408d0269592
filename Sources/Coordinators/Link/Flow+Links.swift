import UIKit

extension Flow {
  /// Whether a step is open already, or is being opened: a flow within this one, or the last screen
  /// that it has asked for.
  func hasTaken(_ step: LinkStep) -> Bool {
    if children.contains(where: { $0.flow.step == step && $0.flow.goesOn }) {
      return true
    }
    let asked = screens.compactMap(\.controller) + supervisor.queue.screens(of: self)
    return asked.last.map { supervisor.linksIfAny?.step(of: $0) == step } ?? false
  }

  /// The flow that the step has led to, where that has yet to show anything.
  func loading(_ step: LinkStep) -> Flow? {
    children.lazy.map(\.flow).first { $0.step == step && $0.isLoading }
  }

  /// Whether a step can be taken from it: it runs, or begins with that.
  var takesSteps: Bool { goesOn || stage == .idle }

  /// Whether it goes on, and has yet to show anything.
  var isLoading: Bool { goesOn && !subtreeHasShown }

  /// How a step stands that is the last thing that has happened in a flow: no other leads further.
  enum LastStep {
    /// What it leads to has yet to come, or is seen unless something is presented over it.
    case here
    /// In a tab that is not chosen, or has yet to come.
    case elsewhere
  }

  /// How a step stands here, if it is the last.
  func asLast(_ step: LinkStep) -> LastStep? {
    if supervisor.queue.goesBackLast(self) { return nil }
    // A flow has one tab: it is to be the one that is chosen, whatever others are to come.
    if case .tab? = loading(step)?.presentation { return .elsewhere }
    if let asked = supervisor.queue.screens(of: self).last {
      return supervisor.linksIfAny?.step(of: asked) == step ? .here : nil
    }
    if let last = children.last?.flow, last.goesOn, !last.subtreeHasShown,
      last.isExpected || last.step == step
    {
      return last.step == step ? .here : nil
    }
    let survey = Survey(around: self)
    guard let index = survey.index(of: self), let top = survey.whereabouts.top(step, from: index)
    else { return nil }
    return survey.whereabouts.isShown(top) ? .here : .elsewhere
  }
}
