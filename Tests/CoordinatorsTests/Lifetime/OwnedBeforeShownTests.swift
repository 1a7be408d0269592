import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow says that a stack is its own before it shows the container that takes the stack in as it is loaded.
@MainActor struct OwnedBeforeShownTests {
  /// A drawer, say.
  private final class LateBox: UIViewController {
    let main: UIViewController

    init(_ main: UIViewController) {
      self.main = main
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(main)
      view.addSubview(main.view)
      main.didMove(toParent: self)
    }
  }

  enum Place: CaseIterable { case pushed, pushedOn, over, root, newRoot }
  enum Owned: CaseIterable { case stack, screen }

  @Test(
    "it is shown with the container", arguments: Place.allCases,
    [(Owned.stack, true), (.stack, false), (.screen, true), (.screen, false)])
  func shown(place: Place, _ how: (owned: Owned, isFirst: Bool)) throws {
    let stage = try Stage()
    let inner = UINavigationController()
    let flow = Errand("flow", [])
    flow.stage = stage
    flow.didFinish = { [weak stage] _ in stage?.ends.append("flow") }
    flow.onStart = { [unowned stage] flow in
      let page = stage.page("Inner")
      inner.viewControllers = [page]
      let owned: UIViewController = how.owned == .stack ? inner : page
      if how.isFirst { flow.own(owned) }
      flow.show(LateBox(inner))
      if !how.isFirst { flow.own(owned) }
    }
    stage.run {
      switch place {
      case .pushed: stage.home.pushCoordinator(flow)
      case .pushedOn: stage.home.pushCoordinator(flow, .push(on: stage.stack))
      case .over: stage.home.pushCoordinator(flow, .over())
      case .root: flow.start(.root(of: stage.window))
      case .newRoot: stage.home.pushCoordinator(flow, .root(of: stage.window))
      }
    }
    stage.settle()
    #expect(flow.startRequest.outcome == .shown)
    #expect(stage.user.screen.contains("“Inner”"))
    #expect(inner.view.window != nil)
    #expect(stage.ends == [])
    stage.run { flow.show("Next") }
    stage.settle()
    #expect(stage.user.screen.contains("“Next”"))
    // A flow with a stack of its own goes on there, and another where it is seen innermost.
    #expect(stage.titles(of: inner) == (place == .pushed ? ["Inner", "Next"] : ["Inner"]))
    #expect(stage.faults == [])
    try stage.user.goBack()
    #expect(stage.user.screen.contains("“Inner”"))
    #expect(stage.ends == [])
    switch place {
    case .pushed, .pushedOn: try stage.user.goBack()
    case .over: try stage.user.swipeDown()
    case .root, .newRoot: return
    }
    #expect(stage.ends == ["flow"])
    #expect(stage.user.title == "Home")
  }

  @Test func `a screen that does not bring it is pushed onto it`() throws {
    let stage = try Stage()
    let list = UINavigationController(rootViewController: stage.page("List"))
    let flow = stage.begin("flow", [], .over(), settles: false) { flow in
      flow.onStart = { [unowned stage] flow in
        flow.own(list)
        flow.show("Detail")
        stage.stack.present(list, animated: true)
      }
    }
    stage.settle()
    #expect(stage.titles(of: list) == ["List", "Detail"])
    #expect(stage.titles() == ["Home"])
    try stage.user.swipeDown()
    #expect(stage.ends == ["flow"])
    #expect(flow.object == nil)
  }
}
