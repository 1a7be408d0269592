import AppHost
import CoordinatorTesting
import Testing

@testable import Photos

@Suite(.nothingStays) @MainActor struct SignOutTests {
  @Test func `Sign In or Sign Out is at the top right of the list`() async throws {
    #expect(try await Shop().user.session.tree.topRight == "Sign In")
    #expect(try await Shop(signedInAs: "Ada").user.session.tree.topRight == "Sign Out")
  }

  @Test func `who signs out owns nothing on screen, and after signing in everything again`()
    async throws
  {
    let shop = try await Shop(signedInAs: "Ada", owning: [.alpineDawn])
    let user = shop.user
    try await user.settle()
    #expect(user.session.tree.rowsOnSale == ["Blue Ice", "Ripe Wheat"])

    try user.tap("Sign Out")
    try await user.settle()
    #expect(user.title == "Photos")
    #expect(user.session.tree.topRight == "Sign In")
    #expect(user.session.tree.rowsOnSale == ["Alpine Dawn", "Blue Ice", "Ripe Wheat"])

    try user.tap("Sign In")
    try shop.enter("Ada")
    try await user.settle()
    #expect(user.session.tree.rowsOnSale == ["Blue Ice", "Ripe Wheat"])
    #expect(user.session.faults == [])
  }

  @Test func `who has signed out is asked to sign in for the next purchase`() async throws {
    let shop = try await Shop(signedInAs: "Ada")
    try await shop.user.settle()
    try shop.user.tap("Sign Out")
    try shop.user.tap("Buy", in: "Blue Ice")
    #expect(shop.user.title == "Sign In")
  }

  @Test func `another account does not own what one has bought`() async throws {
    let shop = try await Shop(
      accounts: ["Grace"], signedInAs: "Ada", owning: [.alpineDawn])
    let user = shop.user
    try await user.settle()
    try user.tap("Sign Out")
    try user.tap("Sign In")
    try shop.enter("Grace")
    try await user.settle()
    #expect(user.session.tree.topRight == "Sign Out")
    #expect(user.session.tree.rowsOnSale == ["Alpine Dawn", "Blue Ice", "Ripe Wheat"])
    try user.tap("Alpine Dawn")
    #expect(user.session.tree.topRight == "Buy")
  }
}
