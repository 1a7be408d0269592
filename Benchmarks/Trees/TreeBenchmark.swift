import Foundation

/// Whether a tree of 10,000 live coordinators opens and closes in linear time: in as much time as ten of 1,000, which are open
/// at the same time and so take the same memory.
@MainActor enum TreeBenchmark {
  /// Ten would be quadratic. One is linear, but that a large tree has left the caches when it is gone through again.
  private static let limit = 2.0
  private static let (small, large) = (1_000, 10_000)

  static func run() {
    print(
      "A tree of \(large) coordinators and \(large / small) of \(small), opened and closed, a coordinator:\n"
    )
    let ratios = FlowTree.Shape.allCases.flatMap(measure)
    print()
    Benchmark.verdict(
      "times a coordinator of a tree of \(small)", limit: limit, measured: ratios.max() ?? 0)
  }

  private static func measure(_ shape: FlowTree.Shape) -> [Double] {
    let stopwatch = Stopwatch()
    var (opening, closing): ([[Double]], [[Double]]) = ([[], []], [[], []])
    // The first round makes what is made once.
    for round in 0...10 {
      for (index, count) in [small, large].enumerated() {
        let trees = (0..<large / count).map { _ in FlowTree(count, shape) }
        let opened = trees.map { stopwatch.time($0.open) }.reduce(0, +)
        let closed = trees.map { stopwatch.time($0.close) }.reduce(0, +)
        for tree in trees { tree.check() }
        guard round > 0 else { continue }
        opening[index].append(opened / Double(large))
        closing[index].append(closed / Double(large))
      }
    }
    return [
      row("\(shape.rawValue): opening", opening), row("\(shape.rawValue): closing", closing),
    ]
  }

  private static func row(_ name: String, _ times: [[Double]]) -> Double {
    let (few, many) = (times[0].median, times[1].median)
    print(
      name.padding(toLength: 29, withPad: " ", startingAt: 0),
      String(
        format: "%d: %.2f µs   %d: %.2f µs   %.2f", small, few, large, many, many / few))
    return many / few
  }
}
