import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A link that opens a tab bar by itself, and goes on in a tab of that which is not chosen.
@MainActor struct LinkIntoHiddenTabTests {
  private let scene: LinkScene

  enum Way: CaseIterable { case pushed, over, shown }

  init() throws { scene = try LinkScene() }

  /// The second tab's flow takes what comes after the bar, and is not named in addresses.
  private func takeSteps(_ way: Way) {
    scene.root.ways = { guide, step, _ in
      guide.name == "root" && step == "shop"
        ? .start(Self.shop(of: guide, way), .over(style: .fullScreen)) : nil
    }
  }

  private static func shop(of guide: Guide, _ way: Way) -> Guide {
    let shop = guide.child("shop")
    let orders = shop.child("orders")
    orders.ways = { guide, _, _ in
      switch way {
      case .pushed: .start(guide.child("note"))
      case .over: .start(guide.child("note"), .over())
      case .shown: .show(guide.page("note"))
      }
    }
    shop.ways = { _, _, _ in .ask(orders) }
    shop.first = nil
    shop.onStart = { shop in
      let tabs = UITabBarController()
      shop.show(tabs, animated: false)
      shop.pushCoordinator(shop.child("home"), .tab(of: tabs))
      shop.pushCoordinator(orders, .tab(of: tabs))
    }
    return shop
  }

  @Test("it goes to that tab first", arguments: Way.allCases)
  func cold(way: Way) {
    takeSteps(way)
    #expect(scene.open(["shop", "note"]) == .opened)
    #expect(scene.user.title == "note")
    #expect(scene.root.link == ["shop", "note"])
    #expect(scene.stage.faults == [])
  }

  @Test("so it does where the bar is there", arguments: Way.allCases)
  func warm(way: Way) {
    takeSteps(way)
    #expect(scene.open(["shop"]) == .opened)
    #expect(scene.open(["shop", "note"]) == .opened)
    #expect(scene.user.title == "note")
  }
}
