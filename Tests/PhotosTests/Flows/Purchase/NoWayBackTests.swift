import AppHost
import CoordinatorTesting
import Testing

@testable import Photos

/// Once signed in there is no way back to the sign-in screen.
@Suite(.nothingStays) @MainActor struct NoWayBackTests {
  nonisolated static let places: [(Purchase.Way, Purchase.Place)] = [
    (.horizontal, .buy), (.horizontal, .buyAfterSignIn), (.vertical, .buy),
    (.vertical, .buyAfterSignIn),
  ]

  @Test(arguments: places)
  func `the buy screen hides its back button and has Cancel at the top right`(
    way: Purchase.Way, place: Purchase.Place
  ) async throws {
    let tree = try await Purchase(way, at: place).user.session.tree
    #expect(tree.screen?.label == "Buy Photo")
    #expect(tree.backButton == nil)
    #expect(tree.topRight == "Cancel")
  }

  @Test(arguments: places)
  func `the buy screen cannot be swiped back`(
    way: Purchase.Way, place: Purchase.Place
  ) async throws {
    let purchase = try await Purchase(way, at: place)
    let before = purchase.user.session.tree
    #expect(throws: UserError.self) { try purchase.user.swipeBack() }
    #expect(throws: UserError.self) { try purchase.user.swipeBack(.begin) }
    #expect(purchase.user.session.tree == before)
    #expect(purchase.remains.finished.contains("BuyCoordinator") == false)
  }

  @Test(arguments: [Purchase.Place.buy, .buyAfterSignIn])
  func `nothing takes a user back from the buy screen on the caller's stack`(
    place: Purchase.Place
  ) async throws {
    let purchase = try await Purchase(.horizontal, at: place)
    #expect(purchase.user.session.tree.wayBack == nil)
    #expect(throws: UserError.self) { try purchase.user.goBack() }
    #expect(purchase.user.title == "Buy Photo")
  }
}
