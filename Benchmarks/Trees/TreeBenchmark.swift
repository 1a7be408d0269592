import Foundation

/// Whether a tree of 10,000 live coordinators opens and closes in linear time: in as much time a
/// coordinator as one of 1,000.
@MainActor enum TreeBenchmark {
  private static let limit = 1.5
  private static let (small, large) = (1_000, 10_000)

  static func run() {
    print(
      "A tree of \(large) coordinators and one of \(small), opened and closed, a coordinator:\n")
    let ratios = FlowTree.Shape.allCases.flatMap(measure)
    print()
    Benchmark.verdict(
      "times a coordinator of \(small)", limit: limit, measured: ratios.max() ?? 0)
  }

  private static func measure(_ shape: FlowTree.Shape) -> [Double] {
    let stopwatch = Stopwatch()
    var (opening, closing): ([[Double]], [[Double]]) = ([[], []], [[], []])
    // The first round makes what is made once.
    for round in 0...10 {
      for (index, count) in [small, large].enumerated() {
        // As many coordinators of each size.
        var (opened, closed) = (0.0, 0.0)
        for _ in 0..<large / count {
          let tree = FlowTree(count, shape)
          opened += stopwatch.time(tree.open) / Double(large)
          closed += stopwatch.time(tree.close) / Double(large)
          tree.check()
        }
        guard round > 0 else { continue }
        opening[index].append(opened)
        closing[index].append(closed)
      }
    }
    return [
      row("\(shape.rawValue): opening", opening), row("\(shape.rawValue): closing", closing),
    ]
  }

  private static func row(_ name: String, _ times: [[Double]]) -> Double {
    let (few, many) = (times[0].median, times[1].median)
    print(
      name.padding(toLength: 25, withPad: " ", startingAt: 0),
      String(
        format: "%d: %.2f µs   %d: %.2f µs   %.2f", small, few, large, many, many / few))
    return many / few
  }
}
