import UIKit

/// What is in the way of a link goes, and what hides what it leads to.
extension LinkWalk {
  func leave(_ route: LinkRoute) {
    guard let supervisor else { return endWithTree() }
    // What another has chosen, and this one needs, is this one's to take back, if it fails.
    // One that has led to where this one starts goes on itself from there.
    for other in supervisor.links.others(than: self) where !other.trail.hasOpened(start) {
      trail.takeOverChoices(of: route.choices, from: &other.trail)
    }
    passedThrough = route.kept
    // The others end by themselves if they are left meanwhile.
    hold(route.emptied)
    if let former = route.formerPlaces(around: start, watch, after: trail) { note(former) }
    guard !route.leftFlows.isEmpty || !route.leftScreens.isEmpty else { return reveal(route) }
    let goesOn = !route.openings.isEmpty || !route.choices.isEmpty
    // What the app asks for from here on is not in its way.
    let isNearlyThere = !goesOn && route.choiceIfCollapsed == nil
    phase = .makingRoom
    let request = supervisor.leave(
      route.leftFlows, route.leftScreens, as: .left, animated: isAnimated && !goesOn)
    // What has ended by now has been ended as the app has heard of that.
    if !formerPlaces.isEmpty { formerPlaces[formerPlaces.count - 1].noteEnded() }
    let step = route.plan.link.steps.last
    let holds = request.outcome != nil || mustHold(route)
    request.whenDone { [self, route = holds ? route : nil] outcome in
      // By a class of the app's own.
      if outcome == .refused(.refusedByUIKit) {
        fail(at: step, .notShown(outcome))
      } else if isNearlyThere {
        arriveByLeaving()
      } else {
        roomIsMade(for: route)
      }
    }
  }

  /// What it is about to leave.
  func note(_ former: FormerPlaces) {
    trail.noteLeaving()
    formerPlaces.append(former)
  }

  /// Whether it is not planned anew when room has been made: what is taken away by a class of the app's own may be there
  /// still, and a flow that it has left nothing of would not be found.
  private func mustHold(_ route: LinkRoute) -> Bool { roomsMade >= 2 || route.hidesKept }

  /// There was nothing to open. What has come since stays.
  private func arriveByLeaving() {
    guard !isOver else { return }
    phase = .opening
    guard let supervisor else { return endWithTree() }
    supervisor.rest.whenReached(around: start) { [self] in
      if isOver || endIfPassedIsGone() { return }
      if self.supervisor == nil { endWithTree() } else { end(.opened) }
    }
  }

  /// Room has been made. Where that took a while it holds nothing of what it is to open meanwhile, as the app may end
  /// then, and is planned anew.
  private func roomIsMade(for route: LinkRoute?) {
    guard !isOver else { return }
    phase = .opening
    if let route { return reveal(route) }
    roomsMade += 1
    beginAtRest()
  }

  private func reveal(_ route: LinkRoute) {
    let step = route.plan.link.steps.last
    phase = .makingRoom
    let choices = route.choices.filter { !comes($0, with: route.openings.first) }
    if !mustHold(route), choices.contains(where: \.slides) {
      return choose(choices, for: step) { [self] in roomIsMade(for: nil) }
    }
    choose(choices, for: step) { [self] in
      guard !isOver else { return }
      phase = .opening
      guard let column = route.choiceIfCollapsed, let supervisor else {
        return open(route.openings)
      }
      // UIKit may tell a split view that it has come into a narrow window only as that is laid out.
      supervisor.rest.whenNextReached(around: start) { [self] in
        guard !isOver else { return }
        let choices = column.chooser.showsOneAtATime && column.canBeShown ? [column] : []
        choose(choices, for: step) { [self] in open(route.openings) }
      }
    }
  }

  /// Whether a column of a split view that has collapsed has nothing to show before a flow comes there: it is gone to only
  /// then. Should another link come meanwhile, the user is not where nothing is.
  private func comes(_ choice: Chooser.Choice, with opening: LinkRoute.Opening?) -> Bool {
    guard case .start(_, .push(on: let stack)?) = opening?.way, choice.option === stack,
      choice.slides, choice.chooser.showsOneAtATime
    else { return false }
    return supervisor.map { FormerStack.hasNothing(stack, in: $0) } ?? false
  }
}
