import Foundation

/// How much longer a purchase takes than to make and free the objects that it makes.
@MainActor enum PurchaseBenchmark {
  /// What is promised, of a list as long as a phone shows.
  private static let limit = 4.0
  private static let rowsOnPhone = 10
  /// The gallery that Photos brings along. Its table shows all of it at once.
  private static let rowsInGallery = 28

  static func run() {
    print("A purchase without a host, and its baseline: medians of 100 rounds of 40 each.\n")
    print(
      "way         rows  objects        purchase    baseline    ratio  (quartiles)    "
        + "without what hears the exits")
    var ratios: [Double] = []
    for rows in [rowsOnPhone, rowsInGallery] {
      for type in AppCoordinator.PurchaseFlowType.allCases {
        let ratio = compare(Comparison(type, rows: rows))
        if rows == rowsOnPhone { ratios.append(ratio) }
      }
    }
    let worst = ratios.max() ?? 0
    print()
    Benchmark.verdict("with \(rowsOnPhone) rows", limit: limit, measured: worst)
  }

  /// Stops where the baseline does not make what a purchase makes.
  static func check() {
    for rows in [rowsOnPhone, rowsInGallery] {
      for type in AppCoordinator.PurchaseFlowType.allCases {
        require(Comparison(type, rows: rows).agreement())
      }
    }
  }

  private static func compare(_ comparison: Comparison) -> Double {
    let agreement = comparison.agreement()
    require(agreement)
    let rounds = comparison.measure(rounds: 100, turns: 40)
    let ratios = rounds.map(\.ratio).sorted()
    print(
      "\(comparison.type)".padding(toLength: 10, withPad: " ", startingAt: 0),
      String(
        format: "%5d  %3d and %3d  %7.1f µs  %7.1f µs  %6.2f  (%.2f to %.2f)  %6.2f",
        comparison.rows,
        agreement.purchase.count, agreement.baseline.count, rounds.map(\.purchase).median,
        rounds.map(\.baseline).median, ratios.median, ratios[ratios.count / 4],
        ratios[ratios.count * 3 / 4], rounds.map(\.ratioToUnheard).median))
    return ratios.median
  }

  /// Stops where the two sides do not make the same.
  static func require(_ agreement: Agreement) {
    guard !agreement.problems.isEmpty else { return }
    let problems = agreement.problems.map { "  \($0)\n" }.joined()
    let message = "The baseline is not what is measured; nothing is:\n\(problems)"
    FileHandle.standardError.write(Data(message.utf8))
    exit(2)
  }
}
