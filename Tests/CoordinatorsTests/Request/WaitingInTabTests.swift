import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What waits in a tab that nobody sees.
@MainActor struct WaitingInTabTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  @Test("what waits in a tab goes with the tab", arguments: [true, false])
  func waits(flow: Bool) {
    let app = Coordinator()
    let bar = UITabBarController()
    stage.run { stage.window.rootViewController = bar }
    for name in ["A", "B"] { stage.begin(name, [name], .tab(of: bar), within: app) }
    stage.ends = []
    let tab = Weakly(app.childCoordinators[1])
    // Nobody sees it before the user goes there.
    if flow {
      stage.begin("sheet", ["S"], .over(), within: tab.object)
    } else {
      stage.run { _ = tab.object?.present(stage.page("S")) }
      stage.settle()
    }
    #expect(user.title == "A")
    stage.run { bar.viewControllers?.removeLast() }
    stage.settle()
    stage.begin("look", ["L"], within: app.childCoordinators.first)
    #expect(user.title == "L")
    #expect(stage.ends == (flow ? ["sheet", "B"] : ["B"]))
    #expect(stage.alive == ["A", "A", "look", "L"])
  }

  @Test("it comes also where something else that it asks for is refused", arguments: [true, false])
  func comesBesideRefused(goesBack: Bool) throws {
    let app = Coordinator()
    let bar = UITabBarController()
    stage.run { stage.window.rootViewController = bar }
    for name in ["A", "B"] { stage.begin(name, [name], .tab(of: bar), within: app) }
    stage.ends = []
    let child = stage.begin("child", ["C"], .over(), within: app.childCoordinators[1])
    let refused = stage.run {
      goesBack ? child.object?.goBack() : child.object?.present(bar)
    }
    stage.settle()
    // Whether there is a way back is known when what was asked for before has come.
    #expect(refused?.outcome == (goesBack ? nil : .refused(.alreadyShown)))
    stage.run { bar.selectedIndex = 1 }
    stage.settle()
    #expect(refused?.outcome == .refused(goesBack ? .nothingToLeave : .alreadyShown))
    #expect(user.title == "C")
    #expect(stage.ends == [])
  }

  @Test("it comes as the user goes there", arguments: [true, false], [true, false])
  func comes(slides: Bool, isKnown: Bool) throws {
    let app = Coordinator()
    let bar = UITabBarController()
    let finger = Finger()
    if slides { bar.delegate = finger }
    stage.run {
      bar.viewControllers = [stage.page("Plain")]
      stage.window.rootViewController = bar
    }
    if isKnown { stage.begin("A", ["A"], .tab(of: bar), within: app) }
    let tab = stage.begin("B", ["B"], .tab(of: bar), within: app)
    let request = stage.run { tab.object?.present(stage.page("S")) }
    for _ in 0..<8 { stage.settle() }
    #expect(request?.outcome == nil)
    try user.tap("B")
    stage.settle()
    #expect(user.title == "S")
    #expect(request?.outcome == .shown)
    #expect(stage.faults == [])
  }

  @Test("it does not come over what another flow presents", arguments: [true, false])
  func underAnothers(isLink: Bool) throws {
    let scene = try LinkScene(hasTabs: true)
    let right = try #require(scene.flow("right"))
    let waiting = right.child("waiting")
    scene.stage.run { right.pushCoordinator(waiting, .over()) }
    scene.stage.settle()
    #expect(scene.titles == "left")
    scene.root.presentation = .over()
    if isLink {
      #expect(scene.open([.flow("cart")]) == .opened)
      #expect(scene.root.link == [.flow("cart")])
    } else {
      scene.stage.run { scene.root.pushCoordinator(scene.root.child("cart"), .over()) }
      scene.stage.settle()
    }
    #expect(scene.titles == "left | cart")
    scene.stage.run { _ = scene.flow("cart")?.finish() }
    scene.stage.settle()
    #expect(scene.titles == "left")
    try scene.user.tap("right")
    #expect(scene.titles == "right | waiting")
    #expect(scene.stage.faults == [])
  }

  @Test func `what comes over the flow's own sheet does not wait for its tab`() throws {
    let scene = try LinkScene(hasTabs: true)
    try scene.user.tap("right")
    let right = try #require(scene.flow("right"))
    let sheet = right.child("sheet")
    scene.stage.run { right.pushCoordinator(sheet, .over()) }
    scene.stage.settle()
    scene.stage.run { scene.tabs?.selectedIndex = 0 }
    scene.stage.settle()
    let request = scene.stage.run { right.present(scene.stage.page("more")) }
    scene.stage.settle()
    #expect(request.outcome == .shown)
    #expect(scene.titles == "left | sheet | more")
  }
}
