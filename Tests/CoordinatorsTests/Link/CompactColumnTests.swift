import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A split view with a column for the phone alone: a sidebar and details on an iPad, and tabs, say, where that is narrow.
@MainActor struct CompactColumnTests {
  enum Compact: CaseIterable { case tabs, stack }

  private func makeShop(_ compact: Compact, on stage: Stage) -> Errand {
    func stack(_ title: String) -> UINavigationController {
      UINavigationController(rootViewController: stage.page(title))
    }
    let shop = Errand("shop", [])
    shop.stage = stage
    shop.ways = { [unowned stage] step in
      guard step == "cart" else { return .unknown }
      let cart = Errand("cart", ["Cart"])
      cart.stage = stage
      return .start(cart, .over())
    }
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(stack("Sidebar"), for: .primary)
    split.setViewController(stack("Details"), for: .secondary)
    let tabs = UITabBarController()
    split.setViewController(compact == .tabs ? tabs : stack("Phone"), for: .compact)
    shop.onStart = { [unowned stage] shop in
      shop.show(split)
      guard compact == .tabs else { return }
      for title in ["Phone", "Orders"] {
        stage.begin(title, [title], .tab(of: tabs), within: shop, settles: false) {
          $0.linkStep = LinkStep(title)
        }
      }
    }
    return shop
  }

  private func open(_ link: Link, from flow: Errand, on stage: Stage) -> LinkOutcome? {
    var outcome: LinkOutcome?
    stage.run { flow.open(link) { outcome = $0 } }
    stage.settle()
    return outcome
  }

  @Test(
    "of the first flow all else is left", arguments: Compact.allCases,
    [App.Device.Width.compact, .regular])
  func first(compact: Compact, width: App.Device.Width) throws {
    let stage = try Stage()
    stage.user.resize(to: width)
    let shop = makeShop(compact, on: stage)
    stage.run { shop.start(.root(of: stage.window)) }
    stage.settle()
    let screen = stage.user.screen
    #expect(screen.contains(width == .compact ? "Phone" : "Details"))
    #expect(open(["cart"], from: shop, on: stage) == .opened)
    #expect(stage.user.title == "Cart")
    #expect(open([], from: shop, on: stage) == .opened)
    #expect(stage.user.screen == screen)
    if compact == .tabs, width == .compact {
      #expect(open(["Orders"], from: shop, on: stage) == .opened)
      #expect(stage.user.title == "Orders")
      #expect(open([], from: shop, on: stage) == .opened)
      // The tab that the user sees stays chosen.
      #expect(stage.user.title == "Orders")
    }
    #expect(stage.faults == [])
  }

  @Test(
    "a step leads to it, and further from there", arguments: Compact.allCases,
    [App.Device.Width.compact, .regular])
  func inner(compact: Compact, width: App.Device.Width) throws {
    let stage = try Stage()
    stage.user.resize(to: width)
    stage.home.ways = { [unowned stage] step in
      step == "shop" ? .start(makeShop(compact, on: stage), .over(style: .fullScreen)) : .unknown
    }
    func isShop() -> Bool {
      stage.user.screen.contains(width == .compact ? "Phone" : "Details")
    }
    #expect(open(["shop"], from: stage.home, on: stage) == .opened)
    #expect(isShop())
    #expect(open(["shop", "cart"], from: stage.home, on: stage) == .opened)
    #expect(stage.user.title == "Cart")
    #expect(open(["shop"], from: stage.home, on: stage) == .opened)
    #expect(isShop())
    #expect(stage.user.title != "Cart")
    #expect(open([], from: stage.home, on: stage) == .opened)
    #expect(stage.user.title == "Home")
    #expect(open(["shop", "cart"], from: stage.home, on: stage) == .opened)
    #expect(stage.user.title == "Cart")
    var taken: LinkOutcome?
    #expect(open([], from: stage.home, on: stage) == .opened)
    stage.run { stage.home.take("shop") { taken = $0 } }
    stage.settle()
    #expect(taken == .opened)
    #expect(isShop())
    #expect(stage.faults == [])
  }

  @Test(
    "what lay over the columns of a wide window is there again on a phone, if a link fails",
    arguments: Compact.allCases, [App.Device.Width.compact, .regular])
  func failedLink(compact: Compact, width: App.Device.Width) throws {
    let stage = try Stage()
    stage.user.resize(to: width)
    let shop = makeShop(compact, on: stage)
    let ways = shop.ways
    shop.ways = { [unowned stage] step in
      guard step == "account" else { return ways(step) }
      let account = Errand("account", ["Account"])
      account.stage = stage
      account.ways = { _ in .start(Errand("gone", ["Gone"]), .present(from: UIViewController())) }
      return .start(account, .over(style: .fullScreen))
    }
    stage.run { shop.start(.root(of: stage.window)) }
    stage.settle()
    #expect(open(["cart"], from: shop, on: stage) == .opened)
    #expect(stage.user.title == "Cart")
    for other in [App.Device.Width.compact, .regular] {
      stage.user.resize(to: other)
      let (screen, tree) = (stage.user.screen, stage.run { shop.describeTree() })
      let outcome = open(["account", "gone"], from: shop, on: stage)
      #expect(outcome?.failure?.omissions == [])
      #expect(stage.user.screen == screen)
      #expect(stage.run { shop.describeTree() } == tree)
      #expect(stage.user.title == "Cart")
    }
    #expect(stage.faults == [])
  }

  enum Act: CaseIterable { case show, push, takePage, takeFlow, open, restore }

  /// A stack for the phone, in a tab.
  private func makeShopInTab(on stage: Stage) -> Weakly<Errand> {
    let bar = stage.begin("bar", [], .root(of: stage.window), settles: false) { flow in
      flow.onStart = { [unowned stage] flow in
        let tabs = UITabBarController()
        flow.show(tabs)
        stage.begin("one", ["One"], .tab(of: tabs), within: flow, settles: false)
        let shop = makeShop(.stack, on: stage)
        shop.linkStep = "shop"
        shop.ways = { [unowned stage] step in
          if step == "page" { return .show(stage.page("Page")) }
          let inner = Errand("flow", ["Page"])
          inner.stage = stage
          return .start(inner)
        }
        flow.pushCoordinator(shop, .tab(of: tabs))
        tabs.viewControllers?.last?.tabBarItem.title = "shop"
      }
      flow.ways = { [unowned flow] step in
        flow.childCoordinators.first { $0.linkStep == step }.map { .start($0) } ?? .unknown
      }
    }
    stage.settle()
    return bar
  }

  @Test("what comes there in a tab that has not been seen is on top then", arguments: Act.allCases)
  func hiddenTab(act: Act) throws {
    let stage = try Stage()
    stage.user.resize(to: .compact)
    let bar = makeShopInTab(on: stage)
    let shop = try #require(bar.object?.childCoordinators.last as? Errand)
    stage.run {
      switch act {
      case .show: shop.show("Page")
      case .push: shop.pushCoordinator(Errand("flow", ["Page"]))
      case .takePage: shop.take("page") { #expect($0 == .opened) }
      case .takeFlow: shop.take("flow") { #expect($0 == .opened) }
      case .open, .restore: bar.object?.open(["shop", "page"]) { #expect($0 == .opened) }
      }
    }
    stage.settle()
    guard act == .restore else {
      if stage.user.title == "One" { try stage.user.tap("shop") }
      #expect(stage.user.title == "Page")
      #expect(stage.faults == [])
      return
    }
    let tree = try #require(stage.run { bar.object?.save() })
    let again = try Stage()
    again.user.resize(to: .compact)
    let other = makeShopInTab(on: again)
    again.run { other.object?.restore(tree) { #expect($0.omissions == []) } }
    again.settle()
    #expect(again.user.title == "Page")
    #expect(again.faults == [])
  }

  @Test("a link to the flow leaves what was led to there", arguments: [true, false])
  func left(isFlow: Bool) throws {
    let stage = try Stage()
    stage.user.resize(to: .compact)
    let bar = makeShopInTab(on: stage)
    #expect(
      open(["shop", isFlow ? "flow" : "page"], from: try #require(bar.object), on: stage) == .opened
    )
    #expect(stage.user.title == "Page")
    let shop = try #require(bar.object?.childCoordinators.last as? Errand)
    #expect(open([], from: shop, on: stage) == .opened)
    #expect(stage.user.title == "Phone")
    #expect(shop.link == [])
    #expect(stage.faults == [])
  }
}
