import UIKit

/// What a step takes the place of, though that is not in its way: another detail beside the list, say.
extension Survey {
  /// What other steps have led to on a stack beside what a flow shows itself, as in the second column of a split
  /// view: another flow that is to come there takes its place.
  ///
  /// So does one that takes the place of a flow of which nothing is left there.
  ///
  /// - Parameter kept: what a link has found open of itself. Nil for a step, which leaves nothing on the stack that the flow
  ///   goes on on.
  func replaced(
    by way: LinkWay.Kind?, of taker: Int, keeping kept: [Whereabouts.Thing]? = nil
  ) -> [Int] {
    let open = whereabouts
    let away = flows.indices.filter { open.flows[$0].isAway && isLed(to: $0, from: taker, by: way) }
    if !away.isEmpty {
      return open.screens.indices.filter { screen in
        away.contains { open.flow(open.screens[screen].flow, isWithin: $0) }
      }
    }
    let beside = stackBeside(taker, for: way)
    guard let stack = beside ?? kept.flatMap({ _ in column(of: taker, for: way) }) else {
      return []
    }
    let (owner, lying) = (owner(of: stack), lying(on: stack))
    for lowest in lying where open.flow(open.screens[lowest].flow, isWithin: taker) {
      if open.screens[lowest].flow == taker {
        let isLeft = isLed(to: lowest) && (beside == nil || isDetail(lowest, on: stack))
        if isLeft, !(kept ?? []).contains(.screen(lowest)) { return open.covering(lowest) }
      }
      guard let flow = open.outermost(openedByStepAround: open.screens[lowest].flow, from: taker),
        !(owner.map { open.flow($0, isWithin: flow) } ?? false)
      else { continue }
      let covering = open.covering(lowest)
      // With a flow goes what it has led to elsewhere, as in a third column.
      return open.screens.indices.filter {
        covering.contains($0) || open.flow(open.screens[$0].flow, isWithin: flow)
      }
    }
    return []
  }

  /// The flow that a stack itself is of, or else what that is in: no step has led to it there. A tab, say, stays.
  private func owner(of stack: UINavigationController) -> Int? {
    if let index = controllers.firstIndex(of: stack), whereabouts.screens[index].isClaimed {
      return whereabouts.screens[index].flow
    }
    let around = sequence(first: stack as UIViewController, next: supervisor.holding.holder)
    return around.dropFirst().lazy.compactMap { self.supervisor.known($0)?.owner }.first
      .flatMap(index)
  }

  private func lying(on stack: UINavigationController) -> [Int] {
    controllers.indices.filter { controllers[$0].parent === stack }
  }

  /// The column that a stack is.
  private func column(_ stack: UINavigationController) -> Chooser.Choice? {
    let choice = Chooser.choices(around: stack, supervisor.holding).last
    guard let choice, case .columns = choice.chooser, choice.option === stack else { return nil }
    return choice
  }

  /// The column of a flow's own split view that it goes on in.
  private func column(of taker: Int, for way: LinkWay.Kind?) -> UINavigationController? {
    let flow = flows[taker]
    guard case .stack(let stack) = way?.afterGates.target(from: flow, in: Prospect(isOfLink: true)),
      let split = column(stack)?.chooser.controller, supervisor.known(split)?.owner === flow
    else { return nil }
    return stack
  }

  /// Whether a step has led to a screen that its flow has shown itself.
  private func isLed(to screen: Int) -> Bool {
    whereabouts.screens[screen].step != nil
      && supervisor.known(controllers[screen])?.isAskedFor ?? false
  }

  /// Whether a screen lies in another column than that which its flow begins with.
  private func isDetail(_ screen: Int, on stack: UINavigationController) -> Bool {
    guard let column = column(stack) else { return false }
    let flow = whereabouts.screens[screen].flow
    return whereabouts.screens.indices.contains { lower in
      guard whereabouts.screens[lower].flow == flow, controllers[lower].parent !== stack else {
        return false
      }
      let around = Chooser.choices(around: controllers[lower], supervisor.holding)
      return around.contains { $0.chooser == column.chooser && $0.index < column.index }
    }
  }

  /// The flows that other steps have led to which have yet to come to such a stack.
  func awaited(by way: LinkWay.Kind?, of taker: Int) -> [Flow] {
    guard stackBeside(taker, for: way) != nil else { return [] }
    return flows.indices.filter {
      !flows[$0].subtreeHasShown && isLed(to: $0, from: taker, by: way)
    }.map { flows[$0] }
  }

  /// Whether a step has led to a flow where another way leads to as well.
  private func isLed(to flow: Int, from taker: Int, by way: LinkWay.Kind?) -> Bool {
    guard case .start(_, _, let presentation)? = way?.afterGates, flow != taker,
      whereabouts.flow(flow, isWithin: taker),
      whereabouts.outermost(openedByStepAround: flow, from: taker) == flow
    else { return false }
    return switch presentation {
    case .push(on: let stack): flows[flow].givenStack === stack
    case nil: !flows[flow].hasPresentation
    case .present, .over, .root, .tab: false
    }
  }

  /// The stack that a flow is to come to, where another flow leads it there from beside it.
  private func stackBeside(_ taker: Int, for way: LinkWay.Kind?) -> UINavigationController? {
    guard case .start(_, _, .push(on: let stack)?) = way?.afterGates else { return nil }
    let open = whereabouts
    let lying = lying(on: stack)
    // It is not where it has begun any more.
    if open.flows[taker].isAway { return flows[taker].stack === stack ? nil : stack }
    // What a flow leads to that shows nothing itself may lie on a stack of others' as it would on its own.
    let isBeside = open.screens.contains { $0.flow == taker && $0.isClaimed }
    // On the stack that it has begun on, what it leads to lies over it.
    let base = isBeside ? self.base(of: .flow(taker)) : nil
    let isElsewhere =
      base.map { !lying.contains($0) }
      ?? lying.allSatisfy { open.flow(open.screens[$0].flow, isWithin: taker) }
    return isElsewhere ? stack : nil
  }
}
