/// Does a piece of work once for all who ask for it while it is being done.
///
/// An asker who is cancelled leaves at once and the others get their value. Only when the last has
/// left is the work itself cancelled.
actor SharedWork<Key: Hashable & Sendable, Value: Sendable> {
  private struct Job {
    let number: Int
    let task: Task<Void, Never>
    var askers: [Int: CheckedContinuation<Value, any Error>] = [:]
  }

  private var jobs: [Key: Job] = [:]
  private var lastNumber = 0

  /// How many wait for this piece of work.
  func askers(for key: Key) -> Int {
    jobs[key]?.askers.count ?? 0
  }

  func value(
    for key: Key, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try Task.checkCancellation()
    let asker = nextNumber()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        var job = jobs[key] ?? begin(key, work)
        job.askers[asker] = continuation
        jobs[key] = job
      }
    } onCancel: {
      Task { await self.leave(asker, key) }
    }
  }

  private func begin(_ key: Key, _ work: @escaping @Sendable () async throws -> Value) -> Job {
    let number = nextNumber()
    let task = Task {
      let result: Result<Value, any Error>
      do {
        result = .success(try await work())
      } catch {
        result = .failure(error)
      }
      end(key, number, result)
    }
    return Job(number: number, task: task)
  }

  /// The number tells a job from a later one for the same key, which began when all had left this.
  private func end(_ key: Key, _ number: Int, _ result: Result<Value, any Error>) {
    guard let job = jobs[key], job.number == number else { return }
    jobs[key] = nil
    for continuation in job.askers.values {
      continuation.resume(with: result)
    }
  }

  private func leave(_ asker: Int, _ key: Key) {
    guard let continuation = jobs[key]?.askers.removeValue(forKey: asker) else { return }
    continuation.resume(throwing: CancellationError())
    if let job = jobs[key], job.askers.isEmpty {
      jobs[key] = nil
      job.task.cancel()
    }
  }

  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}
