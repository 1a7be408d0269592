import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Steps that a coordinator answers with a controller in a tab.
@MainActor struct LinkSelectTests {
  /// Nothing moves for it.
  private func expectRefusal(of plain: UIViewController, in scene: LinkScene) {
    scene.root.ways = { _, step, _ in step == "plain" ? .select(plain) : nil }
    let state = scene.state
    #expect(
      scene.open(["plain"])
        == .failed(LinkFailure("plain", .notShown(.refused(.nowhereToShow)))))
    #expect(scene.state == state)
  }

  @Test func `a controller in a tab without a flow of its own is chosen`() throws {
    let scene = try LinkScene(hasTabs: true)
    let plain = scene.stage.page("plain")
    scene.stage.run {
      scene.tabs?.viewControllers?.append(UINavigationController(rootViewController: plain))
    }
    scene.root.ways = { _, step, _ in step == "plain" ? .select(plain) : nil }
    #expect(scene.open(["plain"]) == .opened)
    #expect(scene.titles == "plain")
    #expect(scene.root.link == ["plain"])
  }

  @Test func `a controller in a tab of tabs in a tab is shown, and who is there is asked`() throws {
    let scene = try LinkScene(hasTabs: true)
    let keeper = Gatekeeper()
    let plain = scene.stage.page("plain")
    let inner = UITabBarController()
    inner.viewControllers = [scene.stage.page("other"), plain]
    scene.stage.run { scene.tabs?.viewControllers?.append(inner) }
    scene.root.ways = { _, step, _ in step == "plain" ? .select(plain) : nil }
    scene.open([.tab("left"), .flow("A")])
    keeper.hold(scene.flow("left"))
    #expect(scene.open(["plain"]) == nil)
    #expect(keeper.asked == ["tab"])
    #expect(scene.titles == "left A")
    scene.stage.run { keeper.give(true) }
    scene.stage.settle()
    #expect(scene.user.title == "plain")
    #expect(scene.root.link == ["plain"])
  }

  @Test func `a controller in a tab of what the link would leave cannot be chosen`() throws {
    let scene = try LinkScene(hasTabs: true)
    let plain = scene.stage.page("plain")
    let tabs = UITabBarController()
    tabs.viewControllers = [scene.stage.page("other"), plain]
    let sheet = scene.root.child("sheet")
    sheet.linkStep = .flow("sheet")
    sheet.first = nil
    sheet.onStart = { $0.show(tabs) }
    scene.stage.run { scene.root.pushCoordinator(sheet, .present(from: scene.front)) }
    scene.stage.settle()
    expectRefusal(of: plain, in: scene)
    // The flow itself goes there.
    sheet.ways = scene.root.ways
    #expect(scene.open([.flow("sheet"), "plain"]) == .opened)
    #expect(scene.user.title == "plain")
  }

  @Test func `a controller in a tab of what has been dismissed cannot be chosen`() throws {
    let scene = try LinkScene()
    let plain = scene.stage.page("plain")
    let tabs = UITabBarController()
    tabs.viewControllers = [scene.stage.page("other"), plain]
    let sheet = scene.root.child("sheet")
    sheet.first = nil
    sheet.onStart = { $0.show(tabs) }
    scene.stage.run { scene.root.pushCoordinator(sheet, .present(from: scene.front)) }
    scene.stage.settle()
    try scene.user.swipeDown()
    #expect(scene.stage.ends == ["sheet"])
    expectRefusal(of: plain, in: scene)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `a stack that is selected stands for its first screen`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.root.ways = { [weak scene] guide, step, _ in
      guard step == "right", guide.name == "root" else { return nil }
      return scene?.flow("right")?.flowNavigationController.map { .select($0) }
    }
    for _ in 0..<2 {
      #expect(scene.open(["right"]) == .opened)
      #expect(scene.titles == "right")
      #expect(scene.tabs?.viewControllers?.count == 2)
    }
    #expect(scene.root.link.steps.last == "right")
  }

  @Test func `a flow with tabs that is yet to start says that a step leads into one`() throws {
    func scene() throws -> LinkScene {
      let scene = try LinkScene()
      scene.root.ways = { guide, step, _ in
        guard step == "shop" else { return nil }
        let shop = guide.child("shop")
        shop.first = nil
        shop.ways = { shop, step, _ in step.name == "tab" ? .start(shop.child("tab")) : nil }
        shop.onStart = { shop in
          let bar = UITabBarController()
          shop.show(bar, animated: false)
          for name in ["one", "two"] {
            let tab = shop.child(name)
            tab.linkStep = .tab(name)
            shop.pushCoordinator(tab, .tab(of: bar))
          }
        }
        return .start(shop, .over())
      }
      return scene
    }
    let link: Link = ["shop", .tab("two"), .page("P")]
    let cold = try scene()
    #expect(cold.open(link) == .opened)
    #expect(cold.root.link == link)
    #expect(cold.flows == "root(shop(one two))")
  }

  @Test("a tap that takes the step of a tab goes there", arguments: ["tab", "plain", "none"])
  func takeTab(answer: String) throws {
    let scene = try LinkScene(hasTabs: true)
    let bar = try #require(scene.tabs)
    scene.root.ways = { [weak bar] guide, step, _ in
      guard guide.name == "root", step.name == "tab", let bar else { return nil }
      let tab = guide.child(step["name"] ?? "")
      return switch answer {
      case "tab": .start(tab, .tab(of: bar))
      case "plain": .start(tab)
      default: .unknown
      }
    }
    for _ in 0..<2 {
      var outcome: LinkOutcome?
      scene.stage.run { scene.root.take(.tab("right")) { outcome = $0 } }
      scene.stage.settle()
      #expect(outcome == .opened)
      #expect(scene.titles == "right")
      #expect(scene.flows == "root(left right)")
      #expect(bar.viewControllers?.count == 2)
    }
    #expect(scene.stage.faults == [])
  }
}
