import Foundation

/// Runs blocking work on threads of its own, only so much at once, first come first served.
///
/// Neither the main actor nor Swift's small pool of threads, one for each core, is held up.
actor WorkQueue {
  /// Twice at once is enough to keep a list coming without taking the machine from the app.
  static let thumbnails = WorkQueue(width: 2)

  /// Each hash takes 16 MB on purpose; however many people sign in, two are worked on.
  static let passwords = WorkQueue(width: 2)

  /// How many pieces of work may run at once.
  nonisolated let width: Int

  private(set) var running = 0
  var waiting: Int { line.count }

  private var line: [(ticket: Int, continuation: CheckedContinuation<Void, any Error>)] = []
  private var lastTicket = 0

  init(width: Int) {
    self.width = width
  }

  /// Gives what the work gives. A task that is cancelled in the line leaves it with a
  /// `CancellationError`; work that has begun runs to its end.
  func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await enter()
    defer { leave() }
    return try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try work() })
      }
    }
  }

  private func enter() async throws {
    try Task.checkCancellation()
    guard running == width else {
      running += 1
      return
    }
    lastTicket += 1
    let ticket = lastTicket
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { line.append((ticket, $0)) }
    } onCancel: {
      Task { await self.giveUp(ticket) }
    }
  }

  /// The place of the one who leaves passes straight to the next in the line, so nobody who comes
  /// at this moment can slip in.
  private func leave() {
    if line.isEmpty {
      running -= 1
    } else {
      line.removeFirst().continuation.resume()
    }
  }

  private func giveUp(_ ticket: Int) {
    guard let place = line.firstIndex(where: { $0.ticket == ticket }) else { return }
    line.remove(at: place).continuation.resume(throwing: CancellationError())
  }
}
