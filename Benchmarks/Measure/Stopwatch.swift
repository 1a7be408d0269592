import Foundation

/// Measures the time that this thread works, in microseconds. Time in which others have the
/// processor does not count, so that a busy machine changes little.
struct Stopwatch {
  /// What looking at the clock takes by itself.
  private let cost: Double

  init() {
    let looks = (0..<1000).map { _ in
      let start = Self.now
      return Self.now - start
    }
    cost = looks.median
  }

  func time(_ body: () -> Void) -> Double {
    let start = Self.now
    body()
    return Self.now - start - cost
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000_000 + Double(time.tv_nsec) / 1000
  }
}

extension [Double] {
  /// The one in the middle.
  var median: Double { sorted()[count / 2] }
}
