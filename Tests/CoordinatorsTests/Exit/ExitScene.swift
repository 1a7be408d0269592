import AppHost
import CoordinatorTesting
import Coordinators
import UIKit

/// One cell of the exit matrix: a flow "flow" with a flow "inner" in it, at its place.
@MainActor final class ExitScene {
  let cell: ExitMatrixTests.Cell
  private let stage: Stage
  /// The flow that a container is shown by.
  private var shell: Weakly<Errand>?
  let container: ExitContainer?
  private(set) var outer: Weakly<Errand>?
  private var flow: Weakly<Errand>?
  /// What waits for it.
  private var waiting: Waiting?
  /// The root's parent, where that is released.
  private var owner: Coordinator?
  private weak var stack: UINavigationController?
  private weak var below: UIViewController?
  /// What there was before the flows in question.
  private(set) var base: [String] = []

  init(_ cell: ExitMatrixTests.Cell, on stage: Stage) {
    self.cell = cell
    self.stage = stage
    if cell.exit == .parentReleased { owner = Coordinator() }
    let container = cell.place.isInAContainer ? ExitContainer(cell.place) : nil
    self.container = container
    if let container {
      if cell.place.isInASplitView { stage.user.resize(to: .regular) }
      shell = stage.begin("shell", [], .root(of: stage.window), within: owner) { shell in
        shell.onStart = { [weak stage] shell in
          guard let stage else { return }
          shell.show(container.make(stage.page), animated: false)
        }
      }
      base = stage.alive
    }
    switch cell.place {
    case .horizontal, .vertical: break
    case .inAPopover: stage.user.resize(to: .regular)
    case .nested: outer = stage.begin("outer", ["Outer"], .push(on: stage.stack), within: owner)
    case .inASheet:
      outer = stage.begin("outer", ["Outer"], .present(from: stage.stack), within: owner)
    default: outer = stage.begin("outer", ["Outer"], container?.presentation, within: shell?.object)
    }
    let stack =
      cell.place == .inASheet
      ? outer?.object?.flowNavigationController ?? stage.stack : container?.stack ?? stage.stack
    self.stack = stack
    below = stack.topViewController
    guard cell.exit != .taskCancelled else { return }
    flow = stage.begin("flow", ["Flow"], presentation, within: outer?.object ?? owner)
    beginInner()
  }

  private var presentation: FlowPresentation? {
    guard let stack else { return nil }
    return switch cell.place {
    case .vertical: .present(from: stack)
    case .inAPopover: .present(from: stack, style: .popover)
    default: .push(on: stack)
    }
  }

  private var parent: Errand { outer?.object ?? stage.home }

  /// A task runs the flow.
  func run() async {
    let (flow, waiting) = stage.wait("flow", ["Flow"], presentation, within: parent) { flow in
      flow.didFinish = { [ledger = stage.ledger] _ in ledger.ends.append("flow") }
    }
    (self.flow, self.waiting) = (flow, waiting)
    await stage.turns()
    beginInner()
  }

  /// What the task has got that has run it.
  func outcome() async -> String? { await waiting?.ended() }

  private func beginInner() {
    // Going back is done from the flow's own first screen, jumps go past what is above it too.
    if !goesBack {
      stage.begin("inner", ["Inner"], within: flow?.object, settles: false)
    } else if !cell.isAtRest {
      flow?.object?.show("More")
      stage.user.clock.advance(by: 0.1)
    }
    if cell.exit == .takenOutCovered {
      stage.settle()
      stage.run { _ = parent.show("Cover") }
      stage.user.clock.advance(by: 0.1)
    }
    stage.user.waitsForTransitions = false
    if cell.place.isCollapsed { stage.user.resize(to: .compact) }
    if cell.isAtRest { stage.settle() }
  }

  private var goesBack: Bool { cell.exit == .backButton || cell.exit == .swipeBack }

  func leave() throws {
    let animated = cell.isAnimated
    switch cell.exit {
    case .finish: stage.run { _ = flow?.object?.finish(animated: animated) }
    case .cancel: stage.run { _ = flow?.object?.cancel(animated: animated) }
    case .report: stage.run { flow?.object.map { $0.didFinish?($0) } }
    case .taskCancelled: waiting?.cancel()
    case .backButton:
      try stage.user.goBack()
      if !cell.isAtRest { try stage.user.goBack() }
    case .swipeBack: try stage.user.swipeBack()
    case .swipeDown: try stage.user.swipeDown()
    case .popTo:
      stage.run { _ = below.map { stack?.popToViewController($0, animated: animated) } }
    case .setViewControllers:
      stage.run {
        let screens = stack?.viewControllers ?? []
        let count = (screens.firstIndex { $0 === below } ?? -1) + 1
        stack?.setViewControllers(Array(screens.prefix(count)), animated: animated)
      }
    case .takenOutCovered:
      stage.run {
        let screens = stack?.viewControllers ?? []
        let count = (screens.firstIndex { $0 === below } ?? -1) + 1
        stack?.setViewControllers(screens.prefix(count) + screens.suffix(1), animated: animated)
        // UIKit tells nobody: here is the next look.
        screens.last.map(parent.own)
      }
    case .dismiss: stage.run { stage.stack.dismiss(animated: animated) }
    case .rootSwapped: swapRoot()
    case .rootSwappedBeneath: swapRoot(dismisses: false)
    case .alertButton:
      ask(animated: animated)
      try stage.user.tap("Leave")
    case .sessionEnded: break
    case .parentFinishes:
      stage.run { _ = parent.finish(animated: animated) }
    case .parentLetsGo:
      stage.run {
        if let flow = flow?.object { parent.popCoordinator(flow) }
      }
    case .parentReleased: stage.run { owner = nil }
    case .link: stage.run { parent.open([], animated: animated) }
    case .partTaken: stage.run { container?.takePart(animated: animated) }
    case .partTakenUnseen:
      stage.run {
        container?.takePartUnseen()
        // UIKit tells nobody: here is the next look.
        shell?.object.map { shell in container?.stack.map(shell.own) }
      }
    case .tabTapped: try stage.user.tap("Outer")
    case .pageTurned: try stage.user.swipe(.left)
    }
  }

  /// What the user sees where the flow was: other columns have titles as well, and a page has none.
  var title: String? {
    let isPartOfAScreen =
      cell.place.isInASplitView && !cell.place.isCollapsed || cell.place == .onAPage
    return isPartOfAScreen && cell.exit != .rootSwapped ? container?.title : stage.user.title
  }

  /// The flows that run, each before those within it.
  var running: [String] {
    func names(within coordinator: Coordinator?) -> [String] {
      coordinator?.childCoordinators.flatMap { child in
        [(child as? Errand)?.name ?? ""] + names(within: child)
      } ?? []
    }
    return names(within: cell.exit == .parentReleased ? owner : stage.home)
  }

  private func ask(animated: Bool) {
    stage.run {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      stage.note(alert, "alert")
      alert.addAction(
        UIAlertAction(title: "Leave", style: .default) { [flow] _ in
          flow?.object?.finish(animated: animated)
        })
      flow?.object?.present(alert, animated: animated)
    }
    stage.settle()
  }

  /// - Parameter dismisses: whether what is presented over the former root goes first.
  private func swapRoot(dismisses: Bool = true) {
    stage.run {
      if dismisses, stage.stack.presentedViewController != nil {
        stage.stack.dismiss(animated: false)
      }
      let root = UIViewController()
      root.title = "New"
      stage.window.rootViewController = UINavigationController(rootViewController: root)
    }
  }

  /// Takes away what stays.
  func tidyUp() {
    if container != nil { swapRoot() }
    stage.run {
      stage.stack.dismiss(animated: false)
      stage.stack.popToRootViewController(animated: false)
    }
    stage.settle()
  }
}
