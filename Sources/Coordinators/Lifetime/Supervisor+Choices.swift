import UIKit

/// What lies in the tabs of tab bars and in the columns of split views, of which UIKit tells nobody that it has come.
extension Supervisor {
  /// What lies in the tabs of a tab bar, or in the columns of a split view, comes with that. What has come there since the
  /// last look is news.
  ///
  /// - Parameter newcomer: the flow that has just started. Of what nobody has read yet its own tab bars and split views are
  ///   read alone.
  func readChoices(of newcomer: Flow? = nil) {
    for chooser in choosers {
      let isFirst = seenChoices[chooser.controller] == nil
      if isFirst, let newcomer, known(chooser.controller)?.owner !== newcomer { continue }
      if isFirst { seenChoices[chooser.controller] = true }
      for controller in unreadStacks(in: chooser) {
        let stack = stack(of: controller)
        let isNews = !isFirst && seenChoices[controller] == nil
        read(stack, controller, for: isFirst ? newcomer : isNews ? starting.last : nil)
        if isNews {
          for member in stack.members {
            arrivals.noteFound(member, starting: starting.last, .unknown)
          }
        } else {
          noteWhatComes(onto: stack)
        }
      }
    }
  }

  /// What lies in the tabs or columns of what a flow has shown is its own. Of one that starts all is read in the end.
  func readChoices(shownAs screen: UIViewController, by flow: Flow?) {
    guard Chooser(screen) != nil, let flow, starting.last !== flow, known(screen)?.owner === flow
    else { return }
    readChoices(of: flow)
  }

  /// The app has said that it is a flow's. So is what lies there that is nobody's, as it was there before the flow.
  func takeChoices(of container: UIViewController, for flow: Flow) {
    readChoices(shownAs: container, by: flow)
    for case let option as UINavigationController in Chooser(container)?.options ?? [] {
      for member in knownStack(option)?.members ?? [] where isNobodysScreen(member) {
        change(member, to: flow)
      }
    }
  }

  /// A column that a collapsed split view has put onto another is no screen.
  private func isNobodysScreen(_ member: Screen) -> Bool {
    guard owner(of: member) == nil, !member.isLeftOver, let controller = member.controller,
      !(controller is UINavigationController)
    else { return false }
    return !isOfAnotherTree(controller)
  }

  /// What has come there is no news from here on.
  func lookAtChoices() {
    for chooser in choosers where seenChoices[chooser.controller] != nil {
      for controller in unreadStacks(in: chooser) { seenChoices[controller] = true }
    }
  }

  /// The tab bars and split views that are known. Of a large tree none is looked through.
  private var choosers: [Chooser] {
    if tabBars.isEmpty && !holding.hasSplits || hasManyStacks { return [] }
    tabBars = tabBars.filter { $0.object != nil }
    let all = tabBars.compactMap { $0.object.map(Chooser.tabs) } + holding.choosers
    return all.filter { !$0.controller.outermostContainer.isGoing }
  }

  private func unreadStacks(in chooser: Chooser) -> [UINavigationController] {
    // A loop, as there may be many, and mostly none is unread.
    var found: [UINavigationController] = []
    for option in chooser.options {
      if let controller = option as? UINavigationController,
        knownStack(controller) == nil
      {
        found.append(controller)
      }
    }
    return found
  }

  /// What is only just being pushed onto a stack that nobody has read may be a child's that is put in afterwards.
  func noteWhatComes(onto stack: Stack) {
    guard let navigationController = stack.navigationController,
      let top = top(of: stack, comingBy: navigationController)
    else { return }
    arrivals.noteFound(top, starting: starting.last)
  }

  /// What lies on top of a stack, where that is being pushed.
  func top(of stack: Stack, comingBy navigationController: UINavigationController) -> Screen? {
    guard let top = stack.members.last,
      let next = navigationController.transitionCoordinator?.viewController(forKey: .to),
      top.isOf(next)
    else { return nil }
    return top
  }
}
