import AppHost
import CoordinatorTesting
import Testing

@testable import Photos

/// The store fails: the app says so, and goes on.
@Suite(.nothingStays) @MainActor struct StoreFailureFlowTests {
  private static let message = "The store cannot be reached: stuck. Try again later."

  @Test(arguments: Purchase.Way.allCases)
  func `a purchase that cannot be saved stays where it is with a message`(
    way: Purchase.Way
  ) async throws {
    let purchase = try await Purchase(way, signedInAs: "Ada")
    let user = purchase.user
    try purchase.shop.database.fail("INSERT", on: "purchases")
    try user.tap("Buy")
    try await user.settle()
    #expect(user.title == "Buy Photo")
    #expect(user.session.tree.warnings == [Self.message])
    #expect(purchase.remains.finished == [])

    try user.tap("Cancel")
    purchase.expectEnd()
  }

  @Test func `an account that cannot be saved is refused with a message`() async throws {
    let shop = try await Shop()
    try shop.user.tap("Sign In")
    try shop.user.tap("Create Account")
    try shop.database.fail("INSERT", on: "accounts")
    try shop.enter("Grace")
    try await shop.user.settle()
    #expect(shop.user.title == "Create Account")
    #expect(shop.user.session.tree.warnings == [Self.message])
  }

  @Test func `purchases that cannot be read are a message over the list`() async throws {
    let shop = try await Shop(signedInAs: "Ada")
    try shop.database.execute("ALTER TABLE purchases RENAME TO lost")
    try shop.user.tap("Buy", in: "Blue Ice")
    try shop.user.tap("Cancel")
    let prompt = try #require(shop.user.session.tree.bar.first { $0.role == .prompt })
    #expect(prompt.label.hasPrefix("The store cannot be reached: "))
    #expect(shop.user.session.tree.row("Blue Ice") != nil)

    try shop.database.execute("ALTER TABLE lost RENAME TO purchases")
    try shop.user.tap("Buy", in: "Blue Ice")
    try shop.user.tap("Cancel")
    #expect(shop.user.session.tree.bar.first { $0.role == .prompt } == nil)
  }

  @Test func `signing out that cannot be saved is a message, and the account stays`() async throws {
    let shop = try await Shop(signedInAs: "Ada")
    try shop.database.fail("DELETE", on: "signIns")
    try shop.user.tap("Sign Out")
    let prompt = shop.user.session.tree.bar.first { $0.role == .prompt }
    #expect(prompt?.label == Self.message)
    #expect(shop.user.session.tree.topRight == "Sign Out")
  }
}

extension StoreDatabase {
  /// From now on a statement of this kind fails on this table.
  fileprivate func fail(_ statement: String, on table: String) throws {
    try execute(
      "CREATE TRIGGER stuck BEFORE \(statement) ON \(table) BEGIN SELECT RAISE(ABORT, 'stuck'); END"
    )
  }
}
