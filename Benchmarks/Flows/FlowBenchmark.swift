import Foundation

/// How much longer a flow takes with the library than by hand, with the same screens and the same
/// ways out heard.
@MainActor enum FlowBenchmark {
  private static let limit = 1.2

  static func run() {
    print("A flow with the library and by hand: medians of 100 rounds of 40 each.\n")
    print("way                         library     by hand    ratio  (quartiles)")
    let worst = OrderWay.allCases.map(compare).max() ?? 0
    print()
    Benchmark.verdict("times the flow by hand", limit: limit, measured: worst)
  }

  private static func compare(_ way: OrderWay) -> Double {
    let (library, byHand) = (OrderUser<LibraryStarter>(), OrderUser<StarterByHand>())
    for _ in 0..<20 {
      library.check(way)
      byHand.check(way)
    }
    let times = Stopwatch().compare(
      rounds: 100, turns: 40, { library.order(way) }, { byHand.order(way) })
    print(
      way.rawValue.padding(toLength: 23, withPad: " ", startingAt: 0),
      String(
        format: "%8.1f µs %8.1f µs  %6.2f  (%.2f to %.2f)", times.own, times.other, times.ratio,
        times.quartiles.0, times.quartiles.1))
    return times.ratio
  }
}
