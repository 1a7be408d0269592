import Coordinators
import Foundation

/// What a trace costs: while nobody has listened yet, and when somebody has and no longer does.
///
/// There is no library without one to compare with. So the places that could tell are timed by themselves as well.
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
    let places = timeOfPlaces(ofOne, beside: silent)
    print(
      String(
        format: "\n%d places that tell nobody take %.3f µs of the %.1f µs of a flow.\n", ofOne,
        places.own, places.other))
    Benchmark.verdict(
      "times the flow without those places", limit: limit,
      measured: 1 + places.own / places.other)
  }

  /// As many as tell something in a flow, and a flow.
  private static func timeOfPlaces(
    _ count: Int, beside user: OrderUser<LibraryStarter>
  ) -> Stopwatch.Times {
    let trace = Trace()
    var made = 0
    let times = Stopwatch().compare(
      rounds: 100, turns: 40,
      {
        for _ in 0..<count {
          trace.note {
            made += 1
            return .problem("")
          }
        }
      }, { user.order(.pushedAndFinished) })
    precondition(made == 0, "A trace that nobody listens to makes events")
    return times
  }

  private static func compare(
    _ one: OrderUser<LibraryStarter>, _ other: OrderUser<LibraryStarter>
  ) -> Stopwatch.Times {
    Stopwatch().compare(
      rounds: 100, turns: 40, { one.order(.pushedAndFinished) },
      { other.order(.pushedAndFinished) })
  }
}
