import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

@testable import Photos

/// Somebody further up takes the flow's screens away (F6).
@Suite(.nothingStays) @MainActor struct OutsideChangeTests {
  @Test(arguments: [Purchase.Place.signIn, .createAccount, .buy, .buyAfterSignIn])
  func `a jump to the list ends the purchase`(place: Purchase.Place) async throws {
    let purchase = try await Purchase(.horizontal, at: place)
    let stack = try #require(purchase.shop.stack)
    stack.popToRootViewController(animated: false)
    try await purchase.user.settle()
    #expect(purchase.user.title == "Photos")
    #expect(purchase.remains.left == [])
    #expect(purchase.shop.flows == [])
    #expect(purchase.remains.finished.last == "BuyCoordinator")
    #expect(purchase.user.session.faults == [])
  }

  @Test func `a jump ends the innermost flow first`() async throws {
    let purchase = try await Purchase(.horizontal, at: .createAccount)
    let stack = try #require(purchase.shop.stack)
    stack.setViewControllers([stack.viewControllers[0], UIViewController()], animated: true)
    try await purchase.user.settle()
    #expect(purchase.remains.finished == ["SignInCoordinator", "BuyCoordinator"])
    #expect(purchase.remains.left == [])
    #expect(stack.viewControllers.count == 2)
    #expect(purchase.user.session.faults == [])
  }
}
