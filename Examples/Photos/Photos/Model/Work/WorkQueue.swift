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

  var running: Int { width - idle.count }
  var waiting: Int { line.count }

  /// A thread for each piece of work that may run: a serial queue has one that nobody else needs.
  private var idle: [DispatchQueue]
  private var line: [Waiter] = []
  private var lastTicket = 0

  private struct Waiter {
    let ticket: Int
    let continuation: CheckedContinuation<DispatchQueue, any Error>
  }

  init(width: Int) {
    self.width = width
    idle = (1...width).map { DispatchQueue(label: "work \($0)") }
  }

  /// Gives what the work gives. A task that is cancelled in the line leaves it with a
  /// `CancellationError`; work that has begun runs to its end.
  func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    let thread = try await enter()
    defer { leave(thread) }
    return try await withCheckedThrowingContinuation { continuation in
      thread.async { continuation.resume(with: Result { try work() }) }
    }
  }

  private func enter() async throws -> DispatchQueue {
    try Task.checkCancellation()
    if let thread = idle.popLast() { return thread }
    lastTicket += 1
    let ticket = lastTicket
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        line.append(Waiter(ticket: ticket, continuation: $0))
      }
    } onCancel: {
      Task { await self.giveUp(ticket) }
    }
  }

  /// The thread of the one who leaves passes straight to the next in the line, so nobody who comes
  /// at this moment can slip in.
  private func leave(_ thread: DispatchQueue) {
    if line.isEmpty {
      idle.append(thread)
    } else {
      line.removeFirst().continuation.resume(returning: thread)
    }
  }

  private func giveUp(_ ticket: Int) {
    guard let place = line.firstIndex(where: { $0.ticket == ticket }) else { return }
    line.remove(at: place).continuation.resume(throwing: CancellationError())
  }
}
