import AppHost
import CoordinatorTesting
import Coordinators
import UIKit

/// One cell of the exit matrix: a flow "flow" with a flow "inner" in it, at its place.
@MainActor final class ExitScene {
  private typealias Cell = ExitMatrixTests.Cell
  private let cell: ExitMatrixTests.Cell
  private let stage: Stage
  private var outer: Weakly<Errand>?
  private var flow: Weakly<Errand>
  /// The root's parent, where that is released.
  private var owner: Coordinator?
  private weak var stack: UINavigationController?
  private weak var below: UIViewController?

  init(_ cell: ExitMatrixTests.Cell, on stage: Stage) {
    self.cell = cell
    self.stage = stage
    if cell.exit == .parentReleased { owner = Coordinator() }
    let parent: Coordinator
    switch cell.place {
    case .horizontal, .vertical:
      parent = owner ?? stage.home
      stack = stage.stack
    case .nested:
      outer = stage.begin("outer", ["Outer"], .push(on: stage.stack), within: owner)
      parent = outer?.object ?? stage.home
      stack = stage.stack
    case .inASheet:
      outer = stage.begin("outer", ["Outer"], .present(from: stage.stack), within: owner)
      parent = outer?.object ?? stage.home
      stack = outer?.object?.flowNavigationController ?? stage.stack
    }
    let stack = stack ?? stage.stack
    below = stack.topViewController
    let isVertical = cell.place == .vertical
    flow = stage.begin(
      "flow", ["Flow"], isVertical ? .present(from: stack) : .push(on: stack), within: parent)
    // Going back is done from the flow's own first screen, jumps go past what is above it too.
    if !goesBack {
      stage.begin("inner", ["Inner"], within: flow.object, settles: false)
      if cell.isAtRest { stage.settle() }
    } else if !cell.isAtRest {
      flow.object?.show("More")
      stage.user.clock.advance(by: 0.1)
    }
  }

  private var goesBack: Bool { cell.exit == .backButton || cell.exit == .swipeBack }

  func leave() throws {
    let animated = cell.isAnimated
    switch cell.exit {
    case .finish: stage.run { _ = flow.object?.finish(animated: animated) }
    case .cancel: stage.run { _ = flow.object?.cancel(animated: animated) }
    case .report: stage.run { flow.object.map { $0.didFinish?($0) } }
    case .backButton:
      stage.user.waitsForTransitions = false
      try stage.user.goBack()
      if !cell.isAtRest { try stage.user.goBack() }
    case .swipeBack: try stage.user.swipeBack()
    case .swipeDown: try stage.user.swipeDown()
    case .popTo:
      stage.run { _ = below.map { stack?.popToViewController($0, animated: animated) } }
    case .setViewControllers:
      stage.run {
        stack?.setViewControllers(
          (stack?.viewControllers ?? []).filter { ["Home", "Outer"].contains($0.title) },
          animated: animated)
      }
    case .dismiss: stage.run { stage.stack.dismiss(animated: animated) }
    case .rootSwapped:
      stage.run {
        if stage.stack.presentedViewController != nil { stage.stack.dismiss(animated: false) }
        let root = UIViewController()
        root.title = "New"
        stage.window.rootViewController = UINavigationController(rootViewController: root)
      }
    case .parentFinishes:
      let parent = outer?.object ?? stage.home
      stage.run { _ = parent.finish(animated: animated) }
    case .parentLetsGo:
      stage.run {
        guard let outer = outer?.object, let flow = flow.object else { return }
        outer.popCoordinator(flow)
      }
    case .parentReleased: stage.run { owner = nil }
    }
  }

  private var takesOuterAlong: Bool {
    switch cell.exit {
    case .swipeDown, .dismiss, .rootSwapped, .parentReleased, .parentFinishes:
      cell.place == .nested || cell.place == .inASheet
    default: false
    }
  }

  var expectedEnds: [String] {
    let own =
      switch cell.exit {
      case .backButton, .swipeBack: ["flow"]
      // It is not told.
      case .parentLetsGo: ["inner"]
      default: ["inner", "flow"]
      }
    return own + (takesOuterAlong ? ["outer"] : [])
  }

  /// Whether the screens stay where they were, to somebody else.
  private var leavesScreens: Bool {
    cell.exit == .report || cell.exit == .parentLetsGo || cell.exit == .parentReleased
  }

  var staysWithinAnother: Bool { outer != nil && !takesOuterAlong }

  var expectedAlive: [String] {
    var alive: [String] = []
    if staysWithinAnother { alive += ["outer", "Outer"] }
    if leavesScreens {
      if takesOuterAlong { alive.append("Outer") }
      alive += ["Flow", "Inner"]
    }
    return alive
  }

  var expectedTitle: String {
    if cell.exit == .rootSwapped { return "New" }
    if leavesScreens { return "Inner" }
    return staysWithinAnother ? "Outer" : "Home"
  }

  /// Takes away what stays.
  func tidyUp() throws {
    stage.run {
      stage.stack.dismiss(animated: false)
      stage.stack.popToRootViewController(animated: false)
    }
    stage.settle()
  }
}
