import Foundation
import Testing

@testable import Photos

@Suite("Shared work")
struct SharedWorkTests {
  let work = SharedWork<String, Int>()
  let queue = WorkQueue(width: 1)
  let gate = Gate()
  let tally = Tally()

  func ask() -> Task<Int, any Error> {
    Task { [work, queue, gate, tally] in
      try await work.value(for: "key") {
        await tally.add()
        return try await queue.run {
          gate.pass()
          return 42
        }
      }
    }
  }

  @Test("is done once for all who ask meanwhile")
  func once() async throws {
    let tasks = (0..<10).map { _ in ask() }
    await eventually { await work.askers(for: "key") == 10 }
    gate.open()
    for task in tasks { #expect(try await task.value == 42) }
    #expect(await tally.count == 1)
  }

  @Test("is done again for who asks afterwards")
  func again() async throws {
    gate.open()
    _ = try await ask().value
    _ = try await ask().value
    #expect(await tally.count == 2)
  }

  @Test("goes on while one of many still wants it")
  func oneLeaves() async throws {
    let quitter = ask()
    let stayer = ask()
    await eventually { await work.askers(for: "key") == 2 }
    quitter.cancel()
    await #expect(throws: CancellationError.self) { try await quitter.value }
    gate.open()
    #expect(try await stayer.value == 42)
    #expect(await tally.count == 1)
  }

  @Test("is cancelled when the last has left, and begins anew for the next")
  func allLeave() async throws {
    let holdUp = Task { [queue, gate] in try await queue.run { gate.pass() } }
    await eventually { await queue.running == 1 }
    let quitter = ask()
    await eventually { await queue.waiting == 1 }
    quitter.cancel()
    await #expect(throws: CancellationError.self) { try await quitter.value }
    await eventually { await queue.waiting == 0 }
    let next = ask()
    gate.open()
    #expect(try await next.value == 42)
    #expect(await tally.count == 2)
    try await holdUp.value
  }

  @Test("throws to all alike")
  func failure() async {
    await #expect(throws: StoreError.nameTaken) {
      try await work.value(for: "key") { throw StoreError.nameTaken }
    }
    #expect(await work.askers(for: "key") == 0)
  }
}
