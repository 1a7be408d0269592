/// Wakes those who wait for a change.
@MainActor final class ChangeSignal {
  private var waiting: [Int: Waiter] = [:]
  private var count = 0

  private struct Waiter {
    let continuation: CheckedContinuation<Void, Never>
    let timer: Task<Void, Never>
  }

  func fire() {
    let woken = waiting.values
    waiting = [:]
    for waiter in woken {
      waiter.timer.cancel()
      waiter.continuation.resume()
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
      waiting[number] = Waiter(continuation: continuation, timer: timer)
    }
  }

  private func expire(_ number: Int) {
    waiting.removeValue(forKey: number)?.continuation.resume()
  }
}
