import Foundation
import UIKit

/// How much longer a flow takes with the library than by hand, with the same screens. Of an order both hear the same ways
/// out; of a purchase by hand those of a user.
@MainActor enum FlowBenchmark {
  /// What is promised of each flow that somebody sees. One that nobody lays out or reads is no flow of an app, but tells what
  /// the library's part is.
  private static let limit = 1.2

  static func run() {
    print("A flow with the library and by hand: medians of 100 rounds of 40 each.\n")
    print("The screen is shown after each event:\n")
    let shown = compareAll(isShown: true)
    print("\nNobody sees it, and nothing is laid out, of which nothing is promised:\n")
    _ = compareAll(isShown: false)
    print()
    tell(shown)
  }

  /// Stops where a flow has not ended once, or has left something behind.
  static func check() {
    for isShown in [true, false] {
      for type in AppCoordinator.PurchaseFlowType.allCases {
        _ = checkedBuyers(AppCoordinator.self, type, isShown)
        _ = checkedBuyers(AppWithVerbs.self, type, isShown)
      }
      for way in OrderWay.allCases { _ = checkedUsers(way, isShown) }
    }
  }

  private static func tell(_ highest: Highest) {
    Benchmark.verdict("times a purchase by hand", limit: limit, measured: highest.purchase)
    Benchmark.verdict(
      "times one with the library's verbs", limit: limit, measured: highest.withVerbs)
    Benchmark.verdict(
      "times an order of two small screens", limit: limit, measured: highest.order)
  }

  /// The highest ratio of each kind.
  private typealias Highest = (purchase: Double, withVerbs: Double, order: Double)

  private static func compareAll(isShown: Bool) -> Highest {
    print("way                         library     by hand    ratio  (quartiles)")
    let types = AppCoordinator.PurchaseFlowType.allCases
    let purchases = types.map {
      comparePurchases("purchase, \($0)", AppCoordinator.self, $0, isShown)
    }
    let withVerbs = types.map {
      comparePurchases("with verbs, \($0)", AppWithVerbs.self, $0, isShown)
    }
    let orders = OrderWay.measured.map { compareOrders($0, isShown) }
    return (purchases.max() ?? 0, withVerbs.max() ?? 0, orders.max() ?? 0)
  }

  /// The whole signed-out purchase, of the benchmark before this one.
  private static func comparePurchases(
    _ way: String, _ shop: any PhotoShop.Type, _ type: AppCoordinator.PurchaseFlowType,
    _ isShown: Bool
  ) -> Double {
    let (library, byHand) = checkedBuyers(shop, type, isShown)
    return compare(
      way, { library.buy(0, type) }, { byHand.buy(0, type) },
      undo: {
        library.undo()
        byHand.undo()
      })
  }

  private static func checkedBuyers(
    _ shop: any PhotoShop.Type, _ type: AppCoordinator.PurchaseFlowType, _ isShown: Bool
  ) -> (library: Buyer, byHand: Buyer) {
    let (library, byHand) = (buyer(in: shop, isShown), buyer(in: AppByHand.self, isShown))
    for row in 0..<20 {
      for buyer in [library, byHand] {
        buyer.buy(row % 10, type)
        buyer.checkThatItIsBought(row % 10)
        buyer.undo()
      }
    }
    return (library, byHand)
  }

  private static func buyer(in shop: any PhotoShop.Type, _ isShown: Bool) -> Buyer {
    Buyer(
      app: RunningApp(
        photos: Photo.gallery(of: 10), picture: UIImage(systemName: "photo"), as: shop,
        isShown: isShown))
  }

  private static func compareOrders(_ way: OrderWay, _ isShown: Bool) -> Double {
    let (library, byHand) = checkedUsers(way, isShown)
    return compare(way.rawValue, { library.order(way) }, { byHand.order(way) })
  }

  private static func checkedUsers(
    _ way: OrderWay, _ isShown: Bool
  ) -> (library: OrderUser<LibraryStarter>, byHand: OrderUser<StarterByHand>) {
    let library = OrderUser<LibraryStarter>(isShown: isShown)
    let byHand = OrderUser<StarterByHand>(isShown: isShown)
    for _ in 0..<20 {
      library.check(way)
      byHand.check(way)
    }
    return (library, byHand)
  }

  private static func compare(
    _ way: String, _ library: () -> Void, _ byHand: () -> Void, undo: () -> Void = {}
  ) -> Double {
    let times = Stopwatch().compare(rounds: 100, turns: 40, library, byHand, undo: undo)
    print(
      way.padding(toLength: 23, withPad: " ", startingAt: 0),
      String(
        format: "%8.1f µs %8.1f µs  %6.2f  (%.2f to %.2f)", times.own, times.other, times.ratio,
        times.quartiles.0, times.quartiles.1))
    return times.ratio
  }
}
