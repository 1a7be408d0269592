import UIKit

/// Tabs and columns on the way.
extension LinkWalk {
  /// What has just been opened may have come in a tab that is not chosen.
  func choicesAroundLast() -> [Chooser.Choice] {
    guard let supervisor, let controller = trail.lastController else { return [] }
    let choices = Chooser.choices(around: controller, supervisor.holding)
    guard let flow = trail.lastFlow else { return choices }
    // A split view that it has shown itself may have columns for another width alone: it is seen without them.
    let hasShown = { supervisor.known($0)?.owner?.isWithin(flow) ?? false }
    return Array(choices.prefix { $0.canBeShown || !hasShown($0.chooser.controller) })
  }

  /// What has waited there comes now, and may be in the way: then the rest is planned anew.
  ///
  /// - Parameters:
  ///   - choices: the outermost first.
  ///   - left: how many steps are left to open. Nil where none has been opened.
  func choose(
    _ choices: [Chooser.Choice], for step: LinkStep?, left: Int? = nil,
    then body: @escaping () -> Void
  ) {
    guard choices.allSatisfy(\.canBeShown) else {
      return fail(at: step, .notShown(.refused(.nowhereToShow)))
    }
    supersedeIfUndone(by: choices)
    guard !isOver else { return }
    chosen.note(choices)
    notePopped(by: choices)
    let goesElsewhere = !choices.allSatisfy(\.isShown)
    let waiting = goesElsewhere ? supervisor?.queueIfAny?.outOfSight ?? [] : []
    let note = { [self] (choice: Chooser.Choice) in
      if case .tabs(let tabs) = choice.chooser { chosen.note(choice.option, in: tabs) }
      trail.add(.choice(FormerChoice(before: choice)))
    }
    let isWanted = { [self] in
      supersedeIfUndone(by: choices)
      return !isOver
    }
    Chooser.choose(choices, around: start, while: isWanted, noting: note) { [self] isCancelled in
      // By a transition of the app's own.
      guard !isCancelled else {
        return fail(at: step, .notShown(.refused(.refusedByUIKit)))
      }
      supersedeIfUndone(by: choices)
      guard !waiting.isEmpty, !isOver, let rest = supervisor?.rest else { return body() }
      rest.whenNextReached(around: start) { [self] in
        supersedeIfUndone(by: choices)
        guard !isOver else { return }
        // A step that has been taken leaves nothing: what has come over it may stay.
        if left == 0, !isLink { return body() }
        let queue = supervisor?.queueIfAny
        if waiting.allSatisfy({ queue?.isWaiting($0) ?? true }) { return body() }
        leftAsPlannedAnew = left
        begin()
      }
    }
  }

  /// Where a split view has collapsed what lies over a column goes as that is chosen.
  private func notePopped(by choices: [Chooser.Choice]) {
    let popped = choices.flatMap(\.popped)
    if popped.isEmpty { return }
    let flows = FormerPlaces.flows(within: popped, around: start, without: passedThrough)
    let theirs = flows.flatMap(\.subtreeControllers)
    let screens = popped.filter { !theirs.holds($0) }
    note(FormerPlaces(leaving: flows, screens, around: start, watch, after: trail))
  }

  /// The user has gone to another tab, and is not taken back from there.
  func supersedeIfUndone(by choices: [Chooser.Choice]) {
    if chosen.wouldBeUndone(by: choices) { end(.superseded) }
  }
}
