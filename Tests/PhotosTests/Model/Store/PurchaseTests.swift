import Foundation
import Testing

@testable import Photos

@Suite("Purchases")
struct PurchaseTests {
  let database: StoreDatabase
  let phone: Store

  init() throws {
    database = try StoreDatabase.inMemory()
    phone = try Store.test(database: database)
  }

  @Test("belong to who is signed in")
  func bought() async throws {
    try await phone.createAccount(name: "Ann", password: "12345678")
    #expect(try phone.purchases() == [])
    try phone.buy(.harbour)
    #expect(try phone.purchases() == ["harbour"])
  }

  @Test("need somebody who is signed in")
  func signedOut() async throws {
    #expect(throws: StoreError.notSignedIn) { try phone.buy(.harbour) }
    try await phone.createAccount(name: "Ann", password: "12345678")
    try phone.buy(.harbour)
    try phone.signOut()
    #expect(try phone.purchases() == [])
    #expect(throws: StoreError.notSignedIn) { try phone.buy(.meadow) }
  }

  @Test("of the same photo keep the first date")
  func twice() async throws {
    try await phone.createAccount(name: "Ann", password: "12345678")
    try phone.buy(.harbour)
    try database.execute("UPDATE purchases SET date = '2001-02-03 04:05:06'")
    try phone.buy(.harbour)
    #expect(try phone.purchases() == ["harbour"])
    #expect(try database.text("SELECT group_concat(date) FROM purchases") == "2001-02-03 04:05:06")
  }

  @Test("are not seen by another account")
  func accounts() async throws {
    try await phone.createAccount(name: "Ann", password: "12345678")
    try phone.buy(.harbour)
    try await phone.createAccount(name: "Bob", password: "12345678")
    #expect(try phone.purchases() == [])
    try phone.buy(.meadow)
    try await phone.signIn(name: "Ann", password: "12345678")
    #expect(try phone.purchases() == ["harbour"])
  }

  @Test("are found on every device of the account")
  func devices() async throws {
    let tablet = try Store.test(database: database, device: "tablet")
    try await phone.createAccount(name: "Ann", password: "12345678")
    try phone.buy(.harbour)
    #expect(try tablet.purchases() == [])
    try await tablet.signIn(name: "Ann", password: "12345678")
    #expect(try tablet.purchases() == ["harbour"])
    try tablet.buy(.meadow)
    #expect(try phone.purchases() == ["harbour", "meadow"])
  }

  @Test("and who is signed in outlive the process")
  func reopened() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "data/store.sqlite")
    do {
      let store = try Store.test(database: StoreDatabase(file: file))
      try await store.createAccount(name: "Ann", password: "12345678")
      try store.buy(.harbour)
    }
    let store = try Store.test(database: StoreDatabase(file: file))
    #expect(store.account == "Ann")
    #expect(try store.purchases() == ["harbour"])
    try await store.signIn(name: "ann", password: "12345678")
  }
}
