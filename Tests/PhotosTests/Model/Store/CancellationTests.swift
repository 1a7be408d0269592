import Foundation
import Testing

@testable import Photos

@Suite("Who gives up while a password is hashed")
struct CancellationTests {
  let database: StoreDatabase
  let queue = WorkQueue(width: 1)
  let gate = Gate()

  init() async throws {
    database = try StoreDatabase.inMemory()
    let store = try Store.test(database: database)
    try await store.createAccount(name: "Ann", password: "12345678")
    try store.signOut()
  }

  /// Cancels the attempt while it waits in the line, and then lets everything go on.
  func cancelled(_ attempt: @escaping @Sendable (Store) async throws -> Void) async throws {
    let holdUp = Task { try await queue.run { gate.pass() } }
    await eventually { await queue.running == 1 }
    let store = try Store.test(database: database, queue: queue)
    let task = Task { try await attempt(store) }
    await eventually { await queue.waiting == 1 }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    gate.open()
    try await holdUp.value
    #expect(store.account == nil)
  }

  @Test("is not signed in")
  func signIn() async throws {
    try await cancelled { try await $0.signIn(name: "Ann", password: "12345678") }
  }

  @Test("has no account")
  func createAccount() async throws {
    try await cancelled { try await $0.createAccount(name: "Bob", password: "12345678") }
    #expect(try database.text("SELECT group_concat(name) FROM accounts") == "Ann")
  }

  @Test("has no account either, if the hash is already being computed")
  func whileComputing() async throws {
    // So much work that the cancellation comes in the middle of it.
    let slow = PasswordHash.Cost(operations: 8_000_000, memory: PasswordHash.Cost.lowest.memory)
    let store = Store(database: database, device: "phone", cost: slow, queue: queue)
    let task = Task { try await store.createAccount(name: "Bob", password: "12345678") }
    await eventually { await queue.running == 1 }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(store.account == nil)
    #expect(try database.text("SELECT group_concat(name) FROM accounts") == "Ann")
  }
}
