import AppHost
import CoordinatorTesting
import Coordinators
import Testing

@testable import Photos

/// A user who does not wait for transitions.
@Suite(.nothingStays) @MainActor struct QuickUserTests {
  private func quick(_ shop: Shop) async throws -> VirtualUser {
    try await shop.user.settle()
    shop.user.waitsForTransitions = false
    return shop.user
  }

  @Test func `a double tap on Buy in a row begins one purchase`() async throws {
    let shop = try await Shop(signedInAs: "Ada")
    let user = try await quick(shop)
    let button = try #require(
      user.session.tree.row("Alpine Dawn")?.first { $0.role == .button })
    #expect(user.session.perform(.tap(button.id)) == .performed)
    #expect(user.session.perform(.tap(button.id)) != .performed)
    #expect(shop.flows.count == 1)
    try await user.settle()
    #expect(user.title == "Buy Photo")
    #expect(user.session.faults == [])
  }

  @Test func `a double tap on a row shows one photo`() async throws {
    let shop = try await Shop()
    let user = try await quick(shop)
    let row = try #require(user.session.tree.row("Alpine Dawn"))
    #expect(user.session.perform(.tap(row.id)) == .performed)
    #expect(user.session.perform(.tap(row.id)) != .performed)
    try await user.settle()
    #expect(user.session.tree.depth == 1)
    #expect(user.session.faults == [])
  }

  @Test func `a double tap on the buy screen's Buy buys once`() async throws {
    let purchase = try await Purchase(.horizontal, signedInAs: "Ada")
    let user = try await quick(purchase.shop)
    let button = try #require(
      user.session.tree.screen?.first { $0.role == .button && $0.label == "Buy" })
    #expect(user.session.perform(.tap(button.id)) == .performed)
    #expect(user.session.perform(.tap(button.id)) != .performed)
    try await user.settle()
    purchase.expectEnd()
  }

  @Test func `a double tap on the back button goes back once`() async throws {
    let purchase = try await Purchase(.horizontal)
    let user = try await quick(purchase.shop)
    let back = try #require(user.session.tree.bar.first { $0.role == .backButton })
    #expect(user.session.perform(.tap(back.id)) == .performed)
    #expect(user.session.perform(.tap(back.id)) != .performed)
    try await user.settle()
    purchase.expectEnd()
  }

  @Test(arguments: Purchase.Way.allCases)
  func `Cancel while the buy screen still comes ends the purchase`(
    way: Purchase.Way
  ) async throws {
    let shop = try await Shop(signedInAs: "Ada")
    let user = try await quick(shop)
    if way == .horizontal {
      try user.tap("Alpine Dawn")
      try await user.settle()
    }
    let remains = Remains(in: shop)
    switch way {
    case .horizontal: try user.tap("Buy")
    case .vertical: try user.tap("Buy", in: "Alpine Dawn")
    }
    remains.look()
    user.clock.advance(by: 0.1)
    try user.tap("Cancel")
    try await user.settle()
    #expect(user.title == (way == .horizontal ? "Alpine Dawn" : "Photos"))
    #expect(shop.flows == [])
    #expect(remains.left == [])
    #expect(remains.finished == ["BuyCoordinator"])
  }

  @Test(arguments: Purchase.Way.allCases)
  func `Terms while the buy screen still comes are shown, or refused without a trace`(
    way: Purchase.Way
  ) async throws {
    let shop = try await Shop(signedInAs: "Ada")
    let user = try await quick(shop)
    if way == .horizontal {
      try user.tap("Alpine Dawn")
      try await user.settle()
    }
    switch way {
    case .horizontal: try user.tap("Buy")
    case .vertical: try user.tap("Buy", in: "Alpine Dawn")
    }
    try? user.tap("Terms of Service")
    try await user.settle()
    let shown = user.title == "Terms of Service"
    #expect(shown || user.title == "Buy Photo")
    #expect(shop.flows.count == (shown ? 2 : 1))
  }

  @Test func `Buy in another row while a sheet still goes begins a purchase that shows, or none`()
    async throws
  {
    let purchase = try await Purchase(.vertical, signedInAs: "Ada")
    let user = try await quick(purchase.shop)
    try user.tap("Cancel")
    user.clock.advance(by: 0.1)
    try? user.tap("Buy", in: "Blue Ice")
    try await user.settle()
    #expect(purchase.remains.left == [])
    let shown = user.title == "Buy Photo"
    #expect(shown || user.title == "Photos")
    #expect(purchase.shop.flows.count == (shown ? 1 : 0))
    user.waitsForTransitions = true
    if shown { try user.tap("Cancel") }
    try user.tap("Buy", in: "Ripe Wheat")
    #expect(user.title == "Buy Photo")
  }

  @Test func `Buy again while the sign-in screen still goes begins a new purchase`() async throws {
    let purchase = try await Purchase(.horizontal)
    let user = try await quick(purchase.shop)
    try user.goBack()
    user.clock.advance(by: 0.1)
    try? user.tap("Buy")
    purchase.remains.look()
    try await user.settle()
    let shown = user.title == "Sign In"
    #expect(shown || user.title == "Alpine Dawn")
    #expect(purchase.shop.app?.childCoordinators.count == (shown ? 1 : 0))
    user.waitsForTransitions = true
    if shown { try user.goBack() }
    #expect(purchase.shop.flows == [])
    #expect(purchase.remains.left == [])
    try purchase.begin()
    #expect(user.title == "Sign In")
  }

  @Test func `Sign In tapped twice asks once`() async throws {
    let shop = try await Shop(accounts: ["Ada"])
    let user = try await quick(shop)
    let button = try #require(user.session.tree.bar.first { $0.label == "Sign In" })
    #expect(user.session.perform(.tap(button.id)) == .performed)
    #expect(user.session.perform(.tap(button.id)) != .performed)
    try shop.enter("Ada")
    try await user.settle()
    #expect(user.title == "Photos")
    #expect(shop.flows == [])
    #expect(user.session.faults == [])
  }
}
