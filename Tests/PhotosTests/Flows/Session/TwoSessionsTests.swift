import AppHost
import CoordinatorTesting
import Testing

@testable import Photos

@Suite(.nothingStays) @MainActor struct TwoSessionsTests {
  @Test func `two sessions at once do not see each other's sign-in`() async throws {
    let one = try await Shop(accounts: ["Ada"])
    let other = try await Shop(database: one.database, device: "tablet")
    try one.user.tap("Sign In")
    try other.user.tap("Sign In")
    try one.enter("Ada")
    try await one.user.settle()
    #expect(one.user.title == "Photos")
    #expect(one.user.session.tree.topRight == "Sign Out")
    #expect(other.user.title == "Sign In")
    try other.user.tap("Cancel")
    #expect(other.user.session.tree.topRight == "Sign In")
  }

  @Test func `two purchases at once run side by side`() async throws {
    let one = try await Purchase(.vertical)
    let shop = try await Shop(database: one.shop.database, device: "tablet", accounts: ["Grace"])
    let other = try await Purchase(.horizontal, in: shop)
    try await one.signIn()
    try other.shop.enter("Grace")
    other.remains.look()
    try await other.user.settle()
    other.remains.look()
    try other.user.tap("Buy")
    #expect(one.user.title == "Buy Photo")
    try one.user.tap("Buy")
    one.expectEnd()
    other.expectEnd()
  }

  @Test func `who goes back from the sign-in screen cancels, though signed in elsewhere meanwhile`()
    async throws
  {
    let purchase = try await Purchase(.horizontal)
    let other = try await Shop(database: purchase.shop.database)
    try other.user.tap("Sign In")
    try other.enter("Ada")
    try await other.user.settle()
    try purchase.user.goBack()
    purchase.expectEnd()
  }
}
