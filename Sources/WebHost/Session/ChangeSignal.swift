/// Wakes those who wait for a change.
@MainActor final class ChangeSignal {
  private var waiting: [Int: (continuation: CheckedContinuation<Void, Never>, timer: Task<Void, Never>)]
  private var count = 0

  init() { waiting = [:] }

  func fire() {
    let woken = waiting.values
    waiting = [:]
    for (continuation, timer) in woken {
      timer.cancel()
      continuation.resume()
    }
  }

  /// Returns when it fires, and at the deadline.
  func wait(until deadline: ContinuousClock.Instant) async {
    count += 1
    let number = count
    await withCheckedContinuation { continuation in
      let timer = Task { [weak self] in
        try? await Task.sleep(until: deadline, clock: .continuous)
        if !Task.isCancelled { self?.expire(number) }
      }
      waiting[number] = (continuation, timer)
    }
  }

  private func expire(_ number: Int) {
    waiting.removeValue(forKey: number)?.continuation.resume()
  }
}
