import Foundation
import Testing

@testable import Photos

@Suite("Creating an account")
struct CreateAccountTests {
  @Test(
    "signs in under the name as typed",
    arguments: ["Ann", " Ann ", "<i>Ann</i>", "🦊", "\u{202E}nna", "'; DROP TABLE accounts; --"])
  func signsIn(name: String) async throws {
    let store = try Store.test()
    try await store.createAccount(name: name, password: "12345678")
    #expect(store.account == name.trimmingCharacters(in: .whitespaces))
  }

  @Test("keeps no password")
  func noPassword() async throws {
    let database = try StoreDatabase.inMemory()
    let store = try Store.test(database: database)
    try await store.createAccount(name: "Ann", password: "my secret")
    let hash = try database.text("SELECT passwordHash FROM accounts")
    #expect(hash.hasPrefix("$7$"))
    #expect(!hash.contains("my secret"))
  }

  @Test("refuses a name that is taken, however it is typed", arguments: ["Ann", "aNN", " ann "])
  func taken(name: String) async throws {
    let store = try Store.test()
    try await store.createAccount(name: "Ann", password: "12345678")
    try store.signOut()
    await #expect(throws: StoreError.nameTaken) {
      try await store.createAccount(name: name, password: "87654321")
    }
    #expect(store.account == nil)
  }

  @Test(
    "refuses a bad name or password",
    arguments: [
      ("", "12345678", .nameEmpty),
      (" \n", "12345678", .nameEmpty),
      (String(repeating: "x", count: 65), "12345678", .nameTooLong),
      ("a\u{7}b", "12345678", .nameHasControls),
      ("Ann", "", .passwordTooShort),
      ("Ann", "1234567", .passwordTooShort),
      ("Ann", "éééé🔑🔑🔑", .passwordTooShort),
    ] as [(String, String, StoreError)])
  func refused(name: String, password: String, error: StoreError) async throws {
    let store = try Store.test()
    await #expect(throws: error) { try await store.createAccount(name: name, password: password) }
    #expect(store.account == nil)
  }

  @Test("gives a name to one of two who want it at the same time")
  func race() async throws {
    let database = try StoreDatabase.inMemory()
    let stores = try (0..<8).map { try Store.test(database: database, device: "device \($0)") }
    let outcomes = await withTaskGroup(of: StoreError?.self) { group in
      for store in stores {
        group.addTask {
          do {
            try await store.createAccount(name: "Ann", password: "12345678")
            return nil
          } catch {
            return error as? StoreError
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count { $0 == nil } == 1)
    #expect(outcomes.count { $0 == .nameTaken } == 7)
    #expect(stores.count { $0.account == "Ann" } == 1)
  }
}
