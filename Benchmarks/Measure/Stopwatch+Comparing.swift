extension Stopwatch {
  /// The medians of some rounds, and those of the rounds' ratios.
  struct Times {
    var own: Double
    var other: Double
    var ratio: Double
    var quartiles: (Double, Double)
  }

  /// Measures two things by turns, so that whatever else the machine does meets both.
  ///
  /// - Parameter undo: called after each turn, and not measured.
  func compare(
    rounds: Int, turns: Int, _ own: () -> Void, _ other: () -> Void, undo: () -> Void = {}
  ) -> Times {
    var (owns, others, ratios): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<rounds {
      var round = (own: 0.0, other: 0.0)
      for _ in 0..<turns {
        round.own += time(own) / Double(turns)
        round.other += time(other) / Double(turns)
        undo()
      }
      owns.append(round.own)
      others.append(round.other)
      ratios.append(round.own / round.other)
    }
    ratios.sort()
    return Times(
      own: owns.median, other: others.median, ratio: ratios.median,
      quartiles: (ratios[rounds / 4], ratios[rounds * 3 / 4]))
  }
}
