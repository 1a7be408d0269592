import Foundation

/// The time that the processor has worked for this process, all threads together, in seconds. For what
/// waits for other threads; `Stopwatch` is for what one thread does.
struct ProcessorTime {
  private let start = now

  var seconds: Double { Self.now - start }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
