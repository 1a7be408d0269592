import AppHost
import CoordinatorTesting
import Foundation
import Testing

@testable import Photos

/// What was bought, by whom, and who is signed in outlive the process.
@Suite(.nothingStays) @MainActor struct PersistenceTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() async throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "photos.sqlite")
    let purchase = try await Purchase(.vertical, in: Shop(database: StoreDatabase(file: file)))
    try await purchase.createAccount()
    try purchase.user.tap("Buy")
    purchase.user.session.end()
  }

  /// The app as it is started anew.
  private func restarted(on device: String) async throws -> Shop {
    let shop = try await Shop(database: StoreDatabase(file: file), device: device)
    try await shop.user.settle()
    return shop
  }

  @Test func `the same device is still signed in and owns what was bought`() async throws {
    let shop = try await restarted(on: "phone")
    #expect(shop.user.session.tree.topRight == "Sign Out")
    #expect(shop.user.session.tree.rowsOnSale == ["Blue Ice", "Ripe Wheat"])
  }

  @Test func `another device is signed out, and owns it after signing in`() async throws {
    let shop = try await restarted(on: "tablet")
    #expect(shop.user.session.tree.topRight == "Sign In")
    #expect(shop.user.session.tree.rowsOnSale.count == 3)
    try shop.user.tap("Sign In")
    try shop.enter("Grace")
    try await shop.user.settle()
    #expect(shop.user.session.tree.rowsOnSale == ["Blue Ice", "Ripe Wheat"])
  }

  @Test func `who has signed out stays signed out`() async throws {
    let shop = try await restarted(on: "phone")
    try shop.user.tap("Sign Out")
    shop.user.session.end()
    #expect(try await restarted(on: "phone").user.session.tree.topRight == "Sign In")
  }
}
