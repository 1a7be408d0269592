import Foundation

/// Whether a table of 100,000 rows costs what its visible rows cost: what a table of 40 does.
@MainActor enum TableBenchmark {
  private static let limit = 1.5
  private static let visible = 40

  static func run() {
    print("A table of 100,000 rows against one of 40: medians of 100 rounds of 20 each.\n")
    let (long, short) = (LongTable(rows: 100_000), LongTable(rows: visible))
    for _ in 0..<20 {
      long.open()
      short.open()
    }
    let opening = ratio("opening", long.open, short.open)
    var row = 0
    // A screen of other rows, against the same number of rows asked for again.
    let scrolling = ratio(
      "scrolling by 40 rows",
      {
        row += visible
        long.show(row)
      }, short.reload)
    precondition(long.askedRows == short.askedRows, "They did not show the same number of rows")
    // On and on by the user's hand: 80,000 rows down, each 40 as dear as the first.
    let far = ratio("scrolling on, far down", long.scrollOn, short.reload)
    Benchmark.verdict(
      "times a table of \(visible) rows", limit: limit, measured: max(opening, scrolling, far))
  }

  private static func ratio(
    _ name: String, _ long: () -> Void, _ short: () -> Void
  ) -> Double {
    let times = Stopwatch().compare(rounds: 100, turns: 20, long, short)
    print(
      name.padding(toLength: 22, withPad: " ", startingAt: 0),
      String(format: "%7.1f µs  %7.1f µs  %6.2f", times.own, times.other, times.ratio))
    return times.ratio
  }
}
