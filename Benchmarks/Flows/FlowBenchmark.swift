import Foundation
import UIKit

/// How much longer a flow takes with the library than by hand, with the same screens. Of an order both hear the same ways
/// out; of a purchase by hand those of a user.
@MainActor enum FlowBenchmark {
  /// What is promised of each flow that a user sees. One that nobody lays out or reads is no flow of an app, but tells what
  /// the library's part is.
  private static let limit = 1.2

  static func run() {
    print("A flow with the library and by hand: medians of 100 rounds of 40 each.\n")
    print("A user sees it, as transitions begin and as they end:\n")
    let seen = compareAll(.user)
    print("\nA test reads it at rest:\n")
    _ = compareAll(.test)
    print("\nNobody sees it, and nothing is laid out:\n")
    _ = compareAll(.nobody)
    print()
    tell(seen)
  }

  /// Stops where a flow has not ended once, or has left something behind.
  static func check() {
    for audience in Audience.allCases {
      for type in AppCoordinator.PurchaseFlowType.allCases {
        _ = checkedBuyers(AppCoordinator.self, type, audience)
        _ = checkedBuyers(AppWithVerbs.self, type, audience)
      }
      for way in OrderWay.allCases { _ = checkedUsers(way, audience) }
    }
  }

  private static func tell(_ highest: Highest) {
    let kinds = [
      ("a purchase by hand", highest.purchase), ("one with the library's verbs", highest.withVerbs),
      ("an order of two small screens", highest.order),
    ]
    for (kind, ratio) in kinds {
      Benchmark.verdict("times \(kind) that a user sees", limit: limit, measured: ratio)
    }
  }

  /// The highest ratio of each kind.
  private typealias Highest = (purchase: Double, withVerbs: Double, order: Double)

  private static func compareAll(_ audience: Audience) -> Highest {
    print("way                         library     by hand    ratio  (quartiles)")
    let types = AppCoordinator.PurchaseFlowType.allCases
    let purchases = types.map {
      comparePurchases("purchase, \($0)", AppCoordinator.self, $0, audience)
    }
    let withVerbs = types.map {
      comparePurchases("with verbs, \($0)", AppWithVerbs.self, $0, audience)
    }
    let orders = OrderWay.measured.map { compareOrders($0, audience) }
    return (purchases.max() ?? 0, withVerbs.max() ?? 0, orders.max() ?? 0)
  }

  /// The whole signed-out purchase, of the benchmark before this one.
  private static func comparePurchases(
    _ way: String, _ shop: any PhotoShop.Type, _ type: AppCoordinator.PurchaseFlowType,
    _ audience: Audience
  ) -> Double {
    let (library, byHand) = checkedBuyers(shop, type, audience)
    return compare(
      way, { library.buy(0, type) }, { byHand.buy(0, type) },
      undo: {
        library.undo()
        byHand.undo()
      })
  }

  private static func checkedBuyers(
    _ shop: any PhotoShop.Type, _ type: AppCoordinator.PurchaseFlowType, _ audience: Audience
  ) -> (library: Buyer, byHand: Buyer) {
    let (library, byHand) = (buyer(in: shop, audience), buyer(in: AppByHand.self, audience))
    for row in 0..<20 {
      for buyer in [library, byHand] {
        buyer.buy(row % 10, type)
        buyer.checkThatItIsBought(row % 10)
        buyer.undo()
      }
    }
    return (library, byHand)
  }

  private static func buyer(in shop: any PhotoShop.Type, _ audience: Audience) -> Buyer {
    Buyer(
      app: RunningApp(
        photos: Photo.gallery(of: 10), picture: UIImage(systemName: "photo"), as: shop,
        before: audience))
  }

  private static func compareOrders(_ way: OrderWay, _ audience: Audience) -> Double {
    let (library, byHand) = checkedUsers(way, audience)
    return compare(way.rawValue, { library.order(way) }, { byHand.order(way) })
  }

  private static func checkedUsers(
    _ way: OrderWay, _ audience: Audience
  ) -> (library: OrderUser<LibraryStarter>, byHand: OrderUser<StarterByHand>) {
    let library = OrderUser<LibraryStarter>(before: audience)
    let byHand = OrderUser<StarterByHand>(before: audience)
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
