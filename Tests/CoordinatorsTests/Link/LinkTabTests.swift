import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Links to tabs, and links that come as the app starts.
@MainActor struct LinkTabTests {
  @Test func `a tab that is there is chosen, and what is open in it stays`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.open([.tab("right"), .page("A"), .flow("B")])
    let flow = scene.flow("B")
    scene.open([.tab("left"), .page("L")])
    #expect(scene.titles == "left L")
    #expect(scene.root.link == [.tab("left"), .page("L")])
    #expect(scene.open([.tab("right"), .page("A"), .flow("B"), .page("C")]) == .opened)
    #expect(scene.titles == "right A B C")
    #expect(scene.flow("B") === flow)
    scene.stage.run { scene.tabs?.selectedIndex = 0 }
    scene.stage.settle()
    #expect(scene.titles == "left L")
    #expect(scene.stage.faults == [])
  }

  @Test func `what is asked for while a link waits comes before it, and is left by it`() throws {
    let scene = try LinkScene(hasTabs: true)
    let left = try #require(scene.flow("left"))
    var outcomes: [LinkOutcome] = []
    scene.stage.run {
      left.take(.flow("B"))
      left.open([.page("A")]) { outcomes.append($0) }
      left.show(left.page("X"))
    }
    scene.stage.settle()
    #expect(outcomes == [.opened])
    #expect(scene.titles == "left A")
  }

  @Test func `a sheet over the tabs is left for a link into one of them`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.root.presentation = .present(from: try #require(scene.tabs))
    scene.open([.flow("sheet")])
    #expect(scene.root.link == [.flow("sheet")])
    #expect(scene.open([.tab("right")]) == .opened)
    #expect(scene.titles == "right")
    #expect(scene.stage.ends == ["sheet"])
    #expect(scene.open([]) == .opened)
    #expect(scene.titles == "right")
  }

  @Test("a step may lead onto the stack of a tab, which stays", arguments: [true, false])
  func ontoTheStackOfATab(takes: Bool) throws {
    let scene = try LinkScene(hasTabs: true)
    let right = try #require(scene.flow("right"))
    scene.root.ways = { guide, step, _ in
      guard step.name == "order" else { return nil }
      return .start(
        guide.child("order \(step["number"] ?? "")"),
        right.flowNavigationController.map { .push(on: $0) })
    }
    func go(_ number: String) {
      let step = LinkStep("order", ["number": number])
      if takes { scene.stage.run { scene.root.take(step) } } else { scene.open([step]) }
      scene.stage.settle()
    }
    go("1")
    #expect(scene.titles == "right order 1")
    #expect(scene.flows == "root(left right order 1)")
    // What the other has led to makes room.
    go("2")
    #expect(scene.titles == "right order 2")
    #expect(scene.stage.ends == ["order 1"])
    #expect(scene.stage.faults == [])
  }

  @Test func `a gate comes over the tab that is chosen`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.root.ways = { guide, step, _ in
      step == "gated" ? .pass(Errand("gate", ["Gate"]), then: .show(guide.page("G"))) : nil
    }
    #expect(scene.open(["gated"]) == nil)
    #expect(scene.titles == "left | Gate")
    try scene.user.swipeDown()
    #expect(scene.outcomes == [.failed(LinkFailure("gated", .gateNotPassed("Errand")))])
  }

  @Test func `a gate on the way while a finger swipes back comes when that is let go of`() throws {
    let scene = try LinkScene()
    scene.open([.page("A")])
    scene.root.ways = { guide, step, _ in
      step == "gated" ? .pass(Errand("gate", ["Gate"]), then: .show(guide.page("G"))) : nil
    }
    try scene.user.swipeBack(.begin)
    scene.stage.run { scene.root.open(["gated"]) }
    try scene.user.swipeBack(.cancel)
    scene.stage.settle()
    #expect(scene.titles == "root A | Gate")
  }

  @Test func `a link from a flow in a tab that is not chosen goes there`() throws {
    let scene = try LinkScene(hasTabs: true)
    var outcomes: [LinkOutcome] = []
    let right = try #require(scene.flow("right"))
    scene.stage.run { right.open([.page("R")]) { outcomes.append($0) } }
    scene.stage.settle()
    #expect(outcomes == [.opened])
    #expect(scene.titles == "right R")
  }

  @Test func `a sheet over tabs is left for the flow in a hidden tab that has shown it`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.stage.run {
      let sheet = Errand("sheet", ["S"])
      sheet.linkStep = .flow("sheet")
      scene.flow("right")?.pushCoordinator(sheet, .present(from: scene.front))
    }
    scene.stage.settle()
    #expect(scene.titles == "left | S")
    #expect(scene.open([.tab("right")]) == .opened)
    #expect(scene.titles == "right")
  }

  @Test func `a tab bar in the way goes as a whole`() throws {
    let scene = try LinkScene()
    scene.open([.flow("A")])
    scene.stage.run {
      let bar = UITabBarController()
      let holder = Errand("holder", [])
      holder.onStart = { holder in
        holder.show(bar)
        for name in ["one", "two"] {
          let tab = Errand(name, [name])
          tab.linkStep = .tab(name)
          holder.pushCoordinator(tab, .tab(of: bar))
        }
      }
      scene.flow("A")?.pushCoordinator(holder, .present(from: scene.front))
    }
    scene.stage.settle()
    #expect(scene.root.link == [.flow("A"), .tab("one")])
    #expect(scene.open([.flow("A")]) == .opened)
    #expect(scene.titles == "root A")
    #expect(scene.flows == "root(A)")
  }

  @Test func `a flow that goes on in a tab that is not chosen is shown there`() throws {
    let scene = try LinkScene(hasTabs: true)
    let own = scene.stage.page("own")
    scene.stage.run {
      let stack = scene.tabs?.viewControllers?[1] as? UINavigationController
      stack?.pushViewController(own, animated: false)
      scene.root.own(own)
    }
    #expect(scene.open([.flow("F")]) == .opened)
    #expect(scene.titles == "right own F")
    #expect(scene.root.link == [.flow("F")])
  }

  @Test func `a flow that goes on in another tab once its sheet is left is shown there`() throws {
    let scene = try LinkScene(hasTabs: true)
    let own = scene.stage.page("own")
    scene.stage.run {
      scene.tabs?.selectedIndex = 1
      scene.root.show(scene.root.page("sheet"))
      let stack = scene.tabs?.viewControllers?[0] as? UINavigationController
      stack?.pushViewController(own, animated: false)
      scene.root.own(own)
    }
    scene.stage.settle()
    #expect(scene.titles == "right | sheet")
    #expect(scene.open([.page("A")]) == .opened)
    #expect(scene.titles == "left own A")
  }

  @Test("a link to another tab asks the flows that are in this one", arguments: [true, false])
  func guarded(letsGo: Bool) throws {
    let scene = try LinkScene(hasTabs: true)
    let keeper = Gatekeeper()
    scene.open([.tab("left"), .flow("A")])
    keeper.hold(scene.flow("A"))
    #expect(scene.open([.tab("right"), .page("B")]) == nil)
    #expect(keeper.asked == ["tab"])
    #expect(scene.titles == "left A")
    scene.stage.run { keeper.give(letsGo) }
    scene.stage.settle()
    #expect(scene.titles == (letsGo ? "right B" : "left A"))
    // It is still there, and the way to it leaves nobody who has a guard.
    scene.open([.tab("left"), .flow("A"), .page("C")])
    #expect(keeper.asked == ["tab"])
    #expect(scene.titles == "left A C")
  }

  @Test func `a flow in this tab that lies over it as well is asked for a link to another`() throws
  {
    let scene = try LinkScene(hasTabs: true)
    let keeper = Gatekeeper()
    scene.open([.tab("left"), .flow("A")])
    scene.stage.run { scene.flow("A")?.present(scene.stage.page("over")) }
    scene.stage.settle()
    keeper.hold(scene.flow("A"))
    #expect(scene.open([.tab("right")]) == nil)
    #expect(keeper.asked == ["link"])
    #expect(scene.titles == "left A | over")
    scene.stage.run { keeper.give(true) }
    scene.stage.settle()
    #expect(scene.titles == "right")
  }

  @Test func `a link from a flow that has ended at the gate fails`() throws {
    let scene = try LinkScene()
    var outcomes: [LinkOutcome] = []
    scene.root.ways = { guide, step, _ in
      step == "gated" ? .pass(Errand("gate", ["Gate"]), then: .show(guide.page("G"))) : nil
    }
    scene.open([.flow("A")])
    scene.stage.run { scene.flow("A")?.open(["gated"]) { outcomes.append($0) } }
    scene.stage.settle()
    scene.stage.run {
      let gate = scene.flow("A")?.childCoordinators.first
      gate?.finish()
      scene.flow("A")?.finish()
    }
    scene.stage.settle()
    #expect(outcomes == [.failed(LinkFailure("gated", .flowHasEnded("Guide")))])
  }

  @Test func `a tab is gone to, though a flow within its flow is seen in another`() throws {
    let scene = try LinkScene(hasTabs: true)
    let left = try #require(scene.flow("left")?.flowNavigationController)
    let inner = scene.root.child("inner")
    scene.stage.run { scene.flow("right")?.pushCoordinator(inner, .push(on: left)) }
    scene.stage.settle()
    #expect(scene.titles == "left inner")
    #expect(scene.open([.tab("right")]) == .opened)
    #expect(scene.titles == "right")
    #expect(scene.root.link == [.tab("right")])
    #expect(scene.stage.ends == [])
  }

  @Test func `a link goes to the tab that it goes on in, not to where its flow is seen`() throws {
    let scene = try LinkScene(hasTabs: true)
    let left = try #require(scene.flow("left")?.flowNavigationController)
    let right = try #require(scene.flow("right")?.flowNavigationController)
    let (flow, inner) = (scene.root.child("flow"), scene.root.child("inner"))
    flow.presentation = .over()
    scene.stage.run { scene.root.pushCoordinator(flow, .push(on: right)) }
    scene.stage.settle()
    scene.stage.run { flow.pushCoordinator(inner, .push(on: left)) }
    scene.stage.settle()
    // It is left with what is in the other tab.
    scene.stage.run {
      right.popToRootViewController(animated: false)
      scene.tabs?.selectedIndex = 1
    }
    scene.stage.settle()
    var outcome: LinkOutcome?
    scene.stage.run { flow.open([.flow("over")]) { outcome = $0 } }
    scene.stage.settle()
    #expect(outcome == .opened)
    #expect(scene.user.title == "over")
    #expect(scene.stage.ends == [])
  }

  @Test func `another coordinator may be asked, and none for ever`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.root.ways = { [weak scene] guide, step, _ in
      guard let left = scene?.flow("left"), let root = scene?.root else { return nil }
      switch step {
      case "ring": return .ask(guide === left ? root : left)
      default: return guide === root && step.name != "tab" ? .ask(left) : nil
      }
    }
    scene.flow("left")?.ways = scene.root.ways
    #expect(scene.open([.page("A")]) == .opened)
    #expect(scene.titles == "left A")
    #expect(scene.open(["ring"]) == .failed(LinkFailure("ring", .unknown(to: "Guide"))))
  }

  // MARK: Cold

  private final class Delegate: UIResponder, UIApplicationDelegate {
    static let map = LinkMap(["page": "pages/{name}", "flow": "flows/{name}"])
    let root = Guide("root", on: nil)
    lazy var window = UIWindow(frame: UIScreen.main.bounds)
    var isPresented = false
    var outcomes: [LinkOutcome] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      root.start(.root(of: window))
      if isPresented, let stack = root.flowNavigationController {
        root.presentation = .present(from: stack)
      }
      if let url = launchOptions?[.url] as? URL, let link = Self.map.link(for: url) {
        root.open(link, animated: false) { self.outcomes.append($0) }
      }
      window.makeKeyAndVisible()
      return true
    }
  }

  @Test("a link opens an app that was not running", arguments: [true, false])
  func cold(isPresented: Bool) throws {
    let delegate = Delegate()
    delegate.isPresented = isPresented
    let user = try VirtualUser(
      running: App(name: "Test") { _ in delegate },
      opening: URL(string: "test:/flows/A/pages/B"))
    user.clock.runUntilIdle()
    #expect(delegate.outcomes == [.opened])
    #expect(user.title == "B")
    #expect(delegate.root.link == [.flow("A"), .page("B")])
    #expect(delegate.root.childCoordinators.count == 1)
    #expect(
      delegate.root.childCoordinators.first?.flowNavigationController?.viewControllers
        .allSatisfy(\.isViewLoaded) == true)
    try user.goBack()
    #expect(user.title == "A")
    #expect(delegate.root.link == [.flow("A")])
    #expect(user.session.faults == [])
  }

  @Test func `a flow in several tabs goes on in the one that the link has gone to`() throws {
    let scene = try LinkScene(ownsTabs: true)
    #expect(scene.open([.tab("right")]) == .opened)
    #expect(scene.open([.tab("left"), .page("A")]) == .opened)
    #expect(scene.titles == "left A")
    #expect(scene.root.link == [.tab("left"), .page("A")])
    #expect(scene.open([.tab("right"), .page("B")]) == .opened)
    #expect(scene.titles == "right B")
    #expect(scene.root.link == [.tab("right"), .page("B")])
    // What is open there is kept, and gone on from.
    #expect(scene.open([.tab("left"), .page("A"), .page("C")]) == .opened)
    #expect(scene.titles == "left A C")
    #expect(scene.root.link == [.tab("left"), .page("A"), .page("C")])
    #expect(scene.stage.ends == [])
  }

  @Test func `a link holds no flow that waits out of sight with nothing left`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.open([.tab("right")])
    let right = try #require(scene.flow("right"))
    right.presentation = .over()
    scene.stage.run { right.take(.flow("sheet")) }
    scene.stage.settle()
    #expect(scene.titles == "right | sheet")
    var outcomes: [LinkOutcome] = []
    scene.stage.run {
      scene.tabs?.selectedIndex = 0
      scene.front.dismiss(animated: true)
      // Whose turn comes first: by then nothing is left of the sheet.
      scene.flow("left").map { _ = $0.show($0.page("L")) }
      scene.flow("sheet")?.take(.page("A")) { outcomes.append($0) }
    }
    scene.stage.settle()
    #expect(scene.titles == "left L")
    #expect(scene.stage.ends == ["sheet"])
    #expect(
      outcomes == [.failed(LinkFailure(.page("A"), .notShown(.refused(.nowhereToShow))))])
  }

  /// Its root starts a flow in a tab of its own, which presents another as it starts.
  private func sceneWithWelcome() throws -> LinkScene {
    let scene = try LinkScene(hasTabs: true)
    scene.root.ways = { [weak scene] guide, step, _ in
      guard step == "third", let tabs = scene?.tabs else { return nil }
      let third = guide.child("third")
      third.onStart = { $0.pushCoordinator($0.child("welcome"), .over()) }
      return .start(third, .tab(of: tabs))
    }
    return scene
  }

  @Test(
    "what a flow presents as it starts comes when its tab has been chosen",
    arguments: [true, false])
  func welcome(isTaken: Bool) throws {
    let scene = try sceneWithWelcome()
    var outcome: LinkOutcome?
    scene.stage.run {
      if isTaken {
        scene.root.take("third") { outcome = $0 }
      } else {
        scene.root.open(["third"]) { outcome = $0 }
      }
    }
    scene.stage.settle()
    #expect(outcome == .opened)
    #expect(scene.titles == "third | welcome")
    #expect(scene.stage.faults == [])
  }

  @Test func `what a flow in a hidden tab is to present holds up nothing that is restored`() throws
  {
    let scene = try sceneWithWelcome()
    scene.open(["third"])
    try scene.user.swipeDown()
    scene.open([.tab("right"), .page("R")])
    let tree = scene.stage.run { scene.root.save() }
    let again = try sceneWithWelcome()
    #expect(again.restore(tree)?.omissions == [])
    #expect(again.titles == "right R")
    try again.user.tap("third")
    #expect(again.titles == "third | welcome")
  }

  enum Own: CaseIterable { case alert, sheet, fullScreen }

  @Test(
    "the address stays that of the tab under what its screen presents itself",
    arguments: Own.allCases)
  func underOwn(what: Own) throws {
    let scene = try LinkScene(hasTabs: true)
    let place: Link = [.tab("left"), .page("A")]
    scene.open(place)
    var heard: [Link] = []
    let subscription = scene.stage.run { scene.root.followLink { heard.append($0) } }
    let stack = scene.tabs?.selectedViewController as? UINavigationController
    let own =
      what == .alert
      ? UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      : scene.stage.page("Own")
    if what == .fullScreen { own.modalPresentationStyle = .fullScreen }
    scene.stage.run { stack?.topViewController?.present(own, animated: true) }
    scene.stage.settle()
    #expect(scene.root.link == place)
    #expect(heard == [place])
    subscription.cancel()
  }

  @Test(
    "a link that does not name the tab that is seen finds what is open in it",
    arguments: [true, false])
  func tabNotNamed(isSheet: Bool) throws {
    let scene = try LinkScene(ownsTabs: true)
    let ways = scene.root.ways
    scene.root.ways = { guide, step, path in
      if step.name == "new" {
        return .start(guide.child(step["name"] ?? ""), isSheet ? .over() : nil)
      }
      return ways(guide, step, path)
    }
    let step = LinkStep("new", ["name": "N"])
    #expect(scene.open([.tab("left"), step]) == .opened)
    let flow = scene.flow("N")
    let state = scene.state
    #expect(scene.open([step]) == .opened)
    #expect(scene.open([step, .page("P")]) == .opened)
    #expect(scene.flow("N") === flow)
    #expect(scene.open([step]) == .opened)
    #expect(scene.state == state)
    #expect(scene.stage.ends == [])
    #expect(scene.open([.tab("right")]) == .opened)
    #expect(scene.titles == "right")
  }

  @Test func `a step that is taken in the tab that is seen comes over what lies there`() throws {
    let scene = try LinkScene(ownsTabs: true)
    #expect(scene.open([.tab("left")]) == .opened)
    for name in ["A", "B", "A"] {
      scene.stage.run { scene.root.take(.flow(name)) }
      scene.stage.settle()
    }
    #expect(scene.titles == "left A B A")
    #expect(scene.stage.ends == [])
  }
}
