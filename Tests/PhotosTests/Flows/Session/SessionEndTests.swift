import AppHost
import CoordinatorTesting
import Testing
import UIKit

@testable import Photos

@Suite(.nothingStays) @MainActor struct SessionEndTests {
  @Test(
    "a session that ends releases the app, wherever the user was",
    arguments: [Purchase.Way.horizontal, .vertical],
    [Purchase.Place.signIn, .createAccount, .buy, .buyAfterSignIn, .terms])
  func released(way: Purchase.Way, place: Purchase.Place) async throws {
    let purchase = try await Purchase(way, at: place)
    let shop = purchase.shop
    weak let delegate = shop.delegate
    weak let app = shop.app
    weak let list = shop.stack?.viewControllers.first
    #expect(delegate != nil && app != nil && list != nil)
    purchase.user.session.end()
    #expect(delegate == nil)
    #expect(app == nil)
    #expect(list == nil)
    #expect(purchase.remains.left == [])
  }
}
