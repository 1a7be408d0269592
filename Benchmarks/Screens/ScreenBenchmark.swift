import AppHost
import Foundation
import UIKit

/// How much longer it takes to push and to pop a screen of ten views than to make and to free the
/// objects that it is made of.
@MainActor enum ScreenBenchmark {
  private static let limit = 4.0

  static func run() {
    print("A screen of ten views, pushed and popped: medians of 100 rounds of 100 each.\n")
    let (stack, baseline) = checked()
    let times = Stopwatch().compare(
      rounds: 100, turns: 100, { stack.pushAndPop() }, { baseline.pushAndPop() })
    print(
      String(
        format: "%.1f µs, against %.1f µs for the objects alone: %.2f\n", times.own, times.other,
        times.ratio))
    Benchmark.verdict("times the objects alone", limit: limit, measured: times.ratio)
  }

  /// Stops where the baseline does not make what a push makes.
  static func check() { _ = checked() }

  /// Both make the same objects, or nothing is measured.
  private static func checked() -> (Stack, Baseline.Pushes) {
    let stack = Stack()
    let baseline = Baseline.Pushes()
    for _ in 0..<100 {
      stack.pushAndPop()
      baseline.pushAndPop()
    }
    let own = Allocations { stack.pushAndPop() }
    let bare = Allocations { baseline.pushAndPop() }
    var (ownGraph, bareGraph) = (ObjectGraph(), ObjectGraph())
    stack.pushAndPop { ownGraph.look(from: [stack.stack]) }
    baseline.pushAndPop { bareGraph.look(from: [baseline.stack]) }
    PurchaseBenchmark.require(
      Agreement(purchase: (own, ownGraph), baseline: (bare, bareGraph)))
    return (stack, baseline)
  }

  /// A stack on screen, on a clock that stands still.
  @MainActor final class Stack {
    let stack = UINavigationController(rootViewController: UIViewController())
    private let clock = ManualClock()
    private let application: UIApplication
    private let window: UIWindow

    init() {
      let application = UIApplication(clock: clock)
      self.application = application
      window = Session.enter(application) { UIWindow(frame: .zero) }
      Session.enter(application) {
        window.rootViewController = stack
        window.makeKeyAndVisible()
      }
    }

    /// - Parameter look: called while the screen is there.
    func pushAndPop(look: () -> Void = {}) {
      Session.enter(application) {
        stack.pushViewController(TenViewsController(), animated: true)
        clock.runUntilIdle()
        look()
        stack.popViewController(animated: true)
        clock.runUntilIdle()
      }
    }
  }
}
