import Foundation
import Testing

@testable import Photos

@Suite("A work queue")
struct WorkQueueTests {
  @Test("gives what the work gives, or throws what it throws")
  func result() async throws {
    let queue = WorkQueue(width: 1)
    #expect(try await queue.run { 42 } == 42)
    await #expect(throws: StoreError.nameTaken) {
      try await queue.run { throw StoreError.nameTaken }
    }
    #expect(await queue.running == 0)
  }

  @MainActor
  @Test("leaves the main thread alone")
  func offMain() async throws {
    #expect(try await !WorkQueue(width: 1).run { Thread.isMainThread })
  }

  @Test("never does more at once than its width")
  func width() async throws {
    let queue = WorkQueue(width: 2)
    let gate = Gate()
    let tasks = (0..<5).map { _ in Task { try await queue.run { gate.pass() } } }
    await eventually { await (queue.running, queue.waiting) == (2, 3) }
    gate.open()
    for task in tasks { try await task.value }
    #expect(await (queue.running, queue.waiting) == (0, 0))
  }

  @Test("lets go of who is cancelled in the line")
  func cancelledInLine() async throws {
    let queue = WorkQueue(width: 1)
    let gate = Gate()
    let first = Task { try await queue.run { gate.pass() } }
    await eventually { await queue.running == 1 }
    let second = Task { try await queue.run { Issue.record("It ran after all") } }
    await eventually { await queue.waiting == 1 }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    gate.open()
    try await first.value
    #expect(try await queue.run { true })
  }
}
