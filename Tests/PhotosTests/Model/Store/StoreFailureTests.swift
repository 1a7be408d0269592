import Foundation
import Testing

@testable import Photos

@Suite("A store that cannot save")
struct StoreFailureTests {
  let database: StoreDatabase
  let store: Store

  init() async throws {
    database = try StoreDatabase.inMemory()
    store = try Store.test(database: database)
    try await store.createAccount(name: "Ann", password: "12345678")
  }

  let full = StoreError.storage(cause: "its disk is full")

  @Test("says that the disk is full, and stays as it was")
  func diskFull() async throws {
    try database.fillDisk()
    let long = Photo(id: String(repeating: "x", count: 10_000), title: "", description: nil)
    #expect(throws: full) { try store.buy(long) }
    await #expect(throws: full) {
      try await store.createAccount(
        name: String(repeating: "👩‍👩‍👧‍👦", count: 64), password: "12345678")
    }
    #expect(store.account == "Ann")
    #expect(try store.purchases() == [])
  }

  @Test("passes on what the database says")
  func broken() throws {
    try database.execute("DROP TABLE purchases")
    #expect(throws: StoreError.storage(cause: "no such table: purchases")) {
      try store.buy(.harbour)
    }
    #expect(store.account == "Ann")
  }

  @Test("has nobody signed in if that cannot be read")
  func unreadable() throws {
    try database.execute("DROP TABLE signIns")
    #expect(store.account == nil)
    #expect(throws: StoreError.storage(cause: "no such table: signIns")) { try store.purchases() }
  }
}
