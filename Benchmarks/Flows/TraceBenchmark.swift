import Coordinators
import Foundation

/// What a trace costs: while nobody has listened yet, and when somebody has and no longer does.
@MainActor enum TraceBenchmark {
  private static let limit = 1.01

  static func run() {
    let (silent, traced) = (OrderUser<LibraryStarter>(), OrderUser<LibraryStarter>())
    var events = 0
    var subscription: TraceSubscription? = traced.starter.trace { _ in events += 1 }
    for _ in 0..<20 {
      silent.check(.pushedAndFinished)
      traced.check(.pushedAndFinished)
    }
    let ofOne = events / 20
    let on = compare(traced, silent)
    subscription?.cancel()
    subscription = nil
    let heard = events
    let off = compare(traced, silent)
    precondition(events == heard, "A trace that is off still tells")
    print("A flow of \(ofOne) events, to one who never had a trace: medians of 100 rounds of 40.\n")
    print(
      String(format: "with a trace %.2f, with one switched off again %.3f\n", on.ratio, off.ratio))
    Benchmark.verdict("times the flow without", limit: limit, measured: off.ratio)
  }

  private static func compare(
    _ one: OrderUser<LibraryStarter>, _ other: OrderUser<LibraryStarter>
  ) -> Stopwatch.Times {
    Stopwatch().compare(
      rounds: 100, turns: 40, { one.order(.pushedAndFinished) },
      { other.order(.pushedAndFinished) })
  }
}
