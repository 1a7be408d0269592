import AppHost
import CoordinatorTesting
import UIKit

@testable import Coordinators

/// Flows that begin, and that end by code.
extension FuzzWorld {
  /// How one begins.
  struct Beginning {
    /// Without one it gets the next.
    var number: Int?
    var presentation: FlowPresentation?
    var parent: Int
    var step: LinkStep?
    var screens = 1
    /// That of its first screen, if that has one.
    var firstStep: LinkStep?
    /// A container that it shows first, as it is.
    var container: UIViewController?
    /// A stack that it pushes its first screen onto itself, without a word to the library.
    weak var plainStack: UINavigationController?
    /// A tab bar that it puts its first screen into itself, on a stack or as it is.
    weak var plainBar: UITabBarController?
    var hasStack = false
    /// Whether a task waits for it (0), a closure (1), or nobody.
    var wait = 2
    /// When the app puts it among the children itself, where it does.
    var listing: Listing?
    var isAnimated = false
    /// Whether its end begins another one.
    var isFollowed = false
    /// A coordinator that has ended, and runs once more. Without one it gets a new one.
    var again: Errand?
    /// Whether the app keeps its coordinator when it has ended.
    var isKept = false
    /// Called as it has shown its screens.
    var then: (Int) -> Void = { _ in }
  }

  enum Listing { case beforeStart, afterStart }

  func begin(_ step: FuzzStep) {
    let stack = stack(step)
    let isPushed = step.kind == .beginPushed || step.kind == .openLinkAndBegin && step.one % 8 < 4
    begin(
      Beginning(
        presentation: isPushed ? .push(on: stack) : .present(from: stage.stack),
        parent: owner(around: stack), screens: 1 + step.other % 2,
        wait: step.other % 5, isAnimated: step.isAnimated, isFollowed: step.one % 7 == 0,
        again: step.other % 3 == 0 ? ended.popLast() : nil, isKept: step.one % 4 == 0))
  }

  /// In or over anything, within any flow.
  func beginAfar(_ step: FuzzStep) {
    let place = controllers[step.one % controllers.count]
    begin(
      Beginning(
        presentation: way(to: place),
        parent: step.one % 3 == 0 ? flow(step)?.0 ?? 0 : owner(around: place),
        screens: 1 + step.other % 2, wait: step.other % 5, isAnimated: step.isAnimated))
  }

  func way(to place: UIViewController) -> FlowPresentation {
    switch place {
    case let stack as UINavigationController: .push(on: stack)
    case let tabs as UITabBarController: .tab(of: tabs)
    default: .present(from: place)
    }
  }

  /// A flow in the plain pattern, on whatever stack there is, of a few.
  func beginPlainly(_ step: FuzzStep) {
    let count = controllers.count { $0 is UINavigationController }
    guard isAtRest, count < 16, isKnown(stack(step)) else { return }
    let (parent, stack) = (flow(step)?.0 ?? 0, stack(step))
    // One that has nothing left may be over when its child has started, and on a stack that nobody has looked at
    // nothing tells what has just come from what lay there.
    let isThere = parent == 0 || ledger.present(by: controllers).contains(parent)
    let isRead = stack.topViewController.flatMap(ledger.owner) != nil
    begin(
      Beginning(
        parent: parent, plainStack: stack,
        wait: step.other % 4 == 0 ? 1 : 2,
        listing: [nil, nil, .beforeStart, isThere && isRead ? .afterStart : .beforeStart][
          step.other % 4], isAnimated: step.isAnimated))
    stage.settle()
  }

  func begin(_ beginning: Beginning) {
    let parent = beginning.parent
    let around = self.coordinator(of: parent)
    guard let around, ledger.flows[parent]?.ends ?? 0 == 0 else { return }
    let (number, child) = make(beginning)
    child.linkStep = beginning.step
    ledger.begin(number, child, within: parent, isAwaited: beginning.wait < 2)
    prediction.begin(
      number, within: parent, staysInPlace: isOnRoot(beginning.presentation))
    switch beginning.listing {
    case .beforeStart:
      around.childCoordinators.append(child)
      return child.start()
    case .afterStart:
      child.start()
      return around.childCoordinators.append(child)
    case nil: break
    }
    switch beginning.wait {
    case 0: run(child, number, beginning.presentation, within: around)
    case 1:
      around.run(child, beginning.presentation) { [weak self] _ in self?.ledger.deliver(number) }
    default:
      child.flowPresentation = beginning.presentation
      around.pushCoordinator(child)
    }
  }

  func make(_ beginning: Beginning) -> (number: Int, flow: Errand) {
    if beginning.number == nil { made += 1 }
    let number = beginning.number ?? made
    let child = beginning.again ?? Errand("\(number)", [])
    child.name = "\(number)"
    if beginning.again == nil { records.append(Weakly(child.flow)) }
    let (animated, screens, isFollowed) =
      (beginning.isAnimated, beginning.screens, beginning.isFollowed)
    let firstStep = beginning.firstStep
    child.isAnimated = animated
    // It holds nothing that is shown once it has started.
    var container = beginning.container
    child.onStart = {
      [
        weak self, weak plainStack = beginning.plainStack, weak plainBar = beginning.plainBar,
        hasStack = beginning.hasStack, parent = beginning.parent, then = beginning.then
      ] child in
      guard let self else { return }
      ledger.start(number, child, within: parent)
      if let plainStack {
        let page = page(of: number)
        if let firstStep { child.mark(page, at: firstStep) }
        plainStack.pushViewController(page, animated: animated)
      } else if let plainBar {
        let page = page(of: number)
        put(
          hasStack ? UINavigationController(rootViewController: page) : page, into: plainBar,
          animated: animated)
        child.own(page)
        ledger.show(number)
      } else if let first = container {
        container = nil
        ledger.own(first, number)
        pages.append(Weakly(first))
        show(first, of: number, child, animated: animated)
      } else {
        for index in 0..<screens {
          let page = page(of: number)
          if index == 0, let firstStep { child.mark(page, at: firstStep) }
          show(page, of: number, child, animated: animated)
        }
      }
      then(number)
    }
    child.didFinish = { [weak self, isKept = beginning.isKept] child in
      guard let self else { return }
      end(number)
      if isKept, !isOver, let child = child as? Errand {
        ledger.keep(number)
        ended.append(child)
      }
      guard isFollowed, !isOver else { return }
      followers += 1
      begin(Beginning(presentation: .push(on: stage.stack), parent: 0, isAnimated: animated))
    }
    child.ways = { [weak self] step in self?.way(to: step, of: number) ?? .unknown }
    return (number, child)
  }

  private func run(
    _ child: Errand, _ number: Int, _ presentation: FlowPresentation?, within parent: Coordinator
  ) {
    // What a task is given it holds as long as it waits, and a stack goes sooner.
    child.flowPresentation = presentation
    let run = parent.flow
    tasks[number] = Task { [weak self] in
      // No part of a run that has begun since.
      if parent.flow === run { _ = try? await parent.run(child) }
      self?.ledger.deliver(number)
      self?.tasks[number] = nil
      // Ended before it began: nobody was told.
      if self?.ledger.flows[number]?.ends == 0, child.childCoordinators.isEmpty {
        self?.ledger.forget(number)
      }
    }
  }

  func show(_ step: FuzzStep) {
    guard let (number, flow) = flow(step) else { return }
    show(page(of: number), of: number, flow, animated: step.isAnimated)
  }

  private func show(
    _ screen: UIViewController, of number: Int, _ flow: Errand, animated: Bool
  ) { request(flow.show(screen, animated: animated), of: number, for: screen) }

  func present(_ step: FuzzStep) {
    guard let (number, flow) = flow(step) else { return }
    let page = page(of: number)
    request(flow.present(page, animated: step.isAnimated), of: number, for: page)
  }

  func goBack(_ step: FuzzStep) {
    guard let (number, flow) = flow(step) else { return }
    expectWayBack(of: number)
    request(flow.goBack(animated: step.isAnimated), of: number)
  }

  /// The root's too: it asks for the flows within it.
  func choosePolicy(_ step: FuzzStep) {
    let flow = step.isAnimated ? stage.home : flow(step)?.1 ?? stage.home
    flow.policy = [.wait, .merge, .replace][step.one % 3]
    if flow.policy == .merge { merges = true }
  }

  func end(_ step: FuzzStep) {
    guard let (number, flow) = flow(step), !hasForeignPage(number) else { return }
    ledger.endByCode(number, leavingScreens: false)
    if step.kind == .finish { links.pass(number) }
    let animated = step.isAnimated
    request(
      step.kind == .finish ? flow.finish(animated: animated) : flow.cancel(animated: animated),
      of: number)
  }

  func cancelTask(_ step: FuzzStep) {
    let waiting = tasks.keys.sorted()
    guard !waiting.isEmpty else { return }
    let number = waiting[step.one % waiting.count]
    if hasForeignPage(number) { return }
    ledger.endByCode(number, leavingScreens: false)
    tasks[number]?.cancel()
  }

  /// By the app, at rest: whose such a screen is, is a matter of what lies beneath it then. On a stack
  /// that nobody sees it is what lies beneath it at the library's next look.
  func pushDirectly(_ step: FuzzStep) {
    guard isAtRest else { return }
    let stack = stack(step)
    guard isKnown(stack), !(stack.topViewController is UINavigationController) else { return }
    let owner = stack.topViewController.flatMap(ledger.owner) ?? 0
    // What lies beneath may be about to be taken away.
    guard owner == 0 || ledger.flows[owner]?.wasEndedByCode == false else { return }
    stack.pushViewController(page(of: owner), animated: step.isAnimated)
    stage.settle()
    if stack.viewIfLoaded?.window == nil { lookAgain() }
  }

  /// A sheet or an alert, which the app says to be some flow's: one of nobody's is that of the flow beneath as soon as
  /// something begins over it.
  func presentDirectly(_ step: FuzzStep) {
    guard isAtRest, let top = layers.last else { return }
    // No app gives a flow a screen in a window that the flow is not in.
    let isOther = isInOther(top)
    let owner = isOther ? owner(around: top) : flow(step)?.0 ?? 0
    if isOther, owner == 0 { return }
    let presented: UIViewController
    if step.one % 3 == 0 {
      presented = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      note(presented, of: owner)
      coordinator(of: owner)?.own(presented)
    } else {
      presented = container(of: owner, step.one % 3 == 1)
    }
    top.present(presented, animated: step.isAnimated)
    stage.settle()
  }

  func leaveScreens(_ step: FuzzStep) {
    guard isAtRest, let (number, flow) = flow(step), !isSeenInOther(number) else { return }
    ledger.endByCode(number, leavingScreens: true)
    prediction.doubt(around: number)
    if step.kind == .report {
      links.pass(number)
      flow.didFinish?(flow)
    } else {
      // It is not told itself. What it runs within may be over with it, and is told then.
      let isInnermost = flow.childCoordinators.isEmpty
      if isInnermost { ledger.end(number) }
      coordinator(of: ledger.flows[number]?.parent ?? 0)?.popCoordinator(flow)
      if !isInnermost { ledger.end(number) }
    }
    stage.settle()
  }

  func request(
    _ request: ShowRequest, of flow: Int, for screen: UIViewController? = nil
  ) {
    requests.append(Asked(request: request, flow: flow, screen: screen.map { Weakly($0) }))
    if requests.count.isMultiple(of: 2) { wait { _ = await request.done() } }
    let number = screen.map(ledger.number)
    if let number { prediction.ask(for: number, of: flow) }
    let holdsFlows =
      screen is UITabBarController || screen is UISplitViewController
      || screen is UIPageViewController
    request.whenDone { [weak self] outcome in
      guard outcome == .shown else {
        self?.prediction.refuse(flow, holdsFlows: holdsFlows)
        return
      }
      self?.ledger.show(flow)
      self?.prediction.show(number, of: flow)
    }
  }

  func page(of flow: Int) -> UIViewController {
    let page = UIViewController()
    note(page, of: flow)
    return page
  }

  private func note(_ page: UIViewController, of flow: Int) {
    pages.append(Weakly(page))
    ledger.own(page, flow)
    page.title = "\(ledger.number(of: page)) of \(flow)"
  }

  func coordinator(of flow: Int) -> Errand? {
    flow == 0 ? stage.home : ledger.flows[flow]?.coordinator
  }
}
