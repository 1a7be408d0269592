import UIKit

/// Purchases against their baseline, in one way and from a list of so many rows.
@MainActor struct Comparison {
  let type: AppCoordinator.PurchaseFlowType
  let rows: Int
  private let buyer: Buyer
  private let baseline: Baseline.Purchase
  /// Without what Coordinators hears the ways out by.
  private let unheard: Baseline.Purchase

  init(_ type: AppCoordinator.PurchaseFlowType, rows: Int) {
    self.type = type
    self.rows = rows
    let picture = UIImage(systemName: "photo")
    let photos = Photo.gallery(of: rows)
    buyer = Buyer(app: RunningApp(photos: photos, picture: picture))
    baseline = Baseline.Purchase(photos: photos, picture: picture, isHeard: true)
    unheard = Baseline.Purchase(photos: photos, picture: picture, isHeard: false)
  }

  /// Compares what both make, after enough of them that all that is made once is there.
  func agreement() -> Agreement {
    for turn in 0..<2 * rows {
      buyer.buy(turn % rows, type)
      buyer.checkThatItIsBought(turn % rows)
      buyer.undo()
      baseline.make(turn % rows, type)
      unheard.make(turn % rows, type)
    }
    let own = Allocations { buyer.buy(0, type) }
    let bare = Allocations { baseline.make(0, type) }
    buyer.undo()
    var (ownGraph, bareGraph) = (ObjectGraph(), ObjectGraph())
    buyer.buy(0, type) { ownGraph.look(from: [buyer.app.coordinator] + buyer.anchors) }
    baseline.make(0, type) {
      bareGraph.look(from: [baseline.app, baseline.root] + baseline.anchors)
    }
    buyer.undo()
    return Agreement(purchase: (own, ownGraph), baseline: (bare, bareGraph))
  }

  /// - Parameters:
  ///   - rounds: how many; each gives a ratio of its own.
  ///   - turns: of each in one round, one after the other, so that whatever else the machine does
  ///     meets both.
  func measure(rounds: Int, turns: Int) -> [Round] {
    let stopwatch = Stopwatch()
    return (0..<rounds).map { _ in
      var round = Round(purchase: 0, baseline: 0, unheard: 0)
      for turn in 0..<turns {
        round.purchase += stopwatch.time { buyer.buy(turn % rows, type) } / Double(turns)
        buyer.undo()
        // By turns: whichever came right after the other would find all it needs at hand.
        if turn.isMultiple(of: 2) {
          round.baseline += 2 * stopwatch.time { baseline.make(turn % rows, type) } / Double(turns)
        } else {
          round.unheard += 2 * stopwatch.time { unheard.make(turn % rows, type) } / Double(turns)
        }
      }
      return round
    }
  }

  /// The mean times of a round, in microseconds.
  struct Round {
    var purchase: Double
    var baseline: Double
    var unheard: Double
    var ratio: Double { purchase / baseline }
    var ratioToUnheard: Double { purchase / unheard }
  }
}
