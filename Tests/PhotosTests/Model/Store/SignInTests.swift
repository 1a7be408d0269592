import Foundation
import Testing

@testable import Photos

@Suite("Signing in")
struct SignInTests {
  let database: StoreDatabase
  let store: Store

  init() async throws {
    database = try StoreDatabase.inMemory()
    store = try Store.test(database: database)
    try await store.createAccount(name: "José", password: "12345678")
    try store.signOut()
  }

  @Test("takes the name however it is typed", arguments: ["José", "JOSÉ", " jose\u{301} "])
  func name(typed: String) async throws {
    try await store.signIn(name: typed, password: "12345678")
    #expect(store.account == "José")
  }

  @Test(
    "says the same of a wrong name and a wrong password",
    arguments: [
      ("José", "12345679"), ("José", ""), ("José", " 12345678"), ("Nobody", "12345678"),
      ("", ""), ("a\0b", "12345678"),
    ])
  func wrong(name: String, password: String) async throws {
    await #expect(throws: StoreError.wrongNameOrPassword) {
      try await store.signIn(name: name, password: password)
    }
    #expect(store.account == nil)
  }

  @Test("does as much work for an unknown name as for a known one", arguments: ["José", "Nobody"])
  func sameWork(name: String) async throws {
    let queue = WorkQueue(width: 1)
    let gate = Gate()
    let holdUp = Task { try await queue.run { gate.pass() } }
    await eventually { await queue.running == 1 }
    let store = try Store.test(database: database, queue: queue)
    let attempt = Task { try await store.signIn(name: name, password: "wrong one") }
    await eventually { await queue.waiting == 1 }
    gate.open()
    await #expect(throws: StoreError.wrongNameOrPassword) { try await attempt.value }
    try await holdUp.value
  }

  @Test("leaves who is signed in where they are when it fails")
  func failureKeepsAccount() async throws {
    try await store.signIn(name: "José", password: "12345678")
    await #expect(throws: StoreError.wrongNameOrPassword) {
      try await store.signIn(name: "José", password: "wrong one")
    }
    #expect(store.account == "José")
  }

  @Test("takes the place of who was signed in before")
  func replaces() async throws {
    try await store.createAccount(name: "Ann", password: "12345678")
    try await store.signIn(name: "José", password: "12345678")
    #expect(store.account == "José")
  }

  @Test("is for one device only")
  func devices() async throws {
    let tablet = try Store.test(database: database, device: "tablet")
    try await store.signIn(name: "José", password: "12345678")
    #expect(tablet.account == nil)
    try await tablet.createAccount(name: "Ann", password: "12345678")
    #expect(store.account == "José")
    try tablet.signOut()
    #expect(store.account == "José")
  }

  @Test("ends with signing out, which may be done twice")
  func signOut() async throws {
    try await store.signIn(name: "José", password: "12345678")
    try store.signOut()
    try store.signOut()
    #expect(store.account == nil)
  }
}
