import AppHost
import CoordinatorTesting
import Coordinators
import Testing

@testable import Photos

/// Each way out of a purchase that is not bought.
@Suite(.nothingStays) @MainActor struct PurchaseExitTests {
  struct Exit: CustomTestStringConvertible {
    let way: Purchase.Way
    let place: Purchase.Place
    let step: String
    let leave: @MainActor @Sendable (VirtualUser) throws -> Void

    init(
      _ way: Purchase.Way, _ place: Purchase.Place, _ step: String,
      _ leave: @escaping @MainActor @Sendable (VirtualUser) throws -> Void
    ) {
      self.way = way
      self.place = place
      self.step = step
      self.leave = leave
    }

    var testDescription: String { "\(way), \(place.rawValue): \(step)" }
  }

  nonisolated static let exits: [Exit] = [
    Exit(.horizontal, .signIn, "back button") { try $0.tap("Alpine Dawn") },
    Exit(.horizontal, .signIn, "one step back") { try $0.goBack() },
    Exit(.horizontal, .signIn, "swipe back") { try $0.swipeBack() },
    Exit(.horizontal, .signIn, "swipe back, in parts") {
      try $0.swipeBack(.begin)
      try $0.swipeBack(.complete)
    },
    Exit(.horizontal, .createAccount, "back twice") {
      try $0.goBack()
      try $0.goBack()
    },
    Exit(.horizontal, .buy, "Cancel") { try $0.tap("Cancel") },
    Exit(.horizontal, .buyAfterSignIn, "Cancel") { try $0.tap("Cancel") },

    Exit(.vertical, .signIn, "Cancel") { try $0.tap("Cancel") },
    Exit(.vertical, .signIn, "one step back") { try $0.goBack() },
    Exit(.vertical, .signIn, "swipe down") { try $0.swipeDown() },
    Exit(.vertical, .signIn, "swipe down, in parts") {
      try $0.swipeDown(.begin)
      try $0.swipeDown(.complete)
    },
    Exit(.vertical, .createAccount, "swipe down") { try $0.swipeDown() },
    Exit(.vertical, .createAccount, "back, then Cancel") {
      try $0.swipeBack()
      try $0.tap("Cancel")
    },
    Exit(.vertical, .buy, "Cancel") { try $0.tap("Cancel") },
    Exit(.vertical, .buy, "swipe down") { try $0.swipeDown() },
    Exit(.vertical, .buyAfterSignIn, "Cancel") { try $0.tap("Cancel") },
    Exit(.vertical, .buyAfterSignIn, "swipe down") { try $0.swipeDown() },
    Exit(.vertical, .buyAfterSignIn, "one step back") { try $0.goBack() },
  ]

  @Test(arguments: exits)
  func `cancels the purchase and leaves nothing behind`(exit: Exit) async throws {
    let purchase = try await Purchase(exit.way, at: exit.place)
    try exit.leave(purchase.user)
    try await purchase.user.settle()
    purchase.expectEnd()

    // It is not bought, and can be bought again.
    try purchase.begin()
    #expect(purchase.shop.app?.childCoordinators.count == 1)
  }

  @Test(arguments: [Purchase.Way.horizontal, .vertical])
  func `who has signed in and cancels stays signed in`(way: Purchase.Way) async throws {
    let purchase = try await Purchase(way, at: .buyAfterSignIn)
    try purchase.user.tap("Cancel")
    if way == .horizontal { try purchase.user.goBack() }
    #expect(purchase.user.session.tree.topRight == "Sign Out")
    #expect(purchase.user.session.tree.rowsOnSale.count == 3)
  }

  @Test("purchases that the user leaves one after the other leave nothing behind (F1)")
  func oneAfterTheOther() async throws {
    let purchase = try await Purchase(.horizontal)
    for _ in 1..<10 {
      try purchase.user.goBack()
      #expect(purchase.shop.flows == [])
      try purchase.begin()
    }
    try purchase.user.goBack()
    #expect(purchase.remains.left == [])
    #expect(purchase.remains.finished.count { $0 == "BuyCoordinator" } == 10)
  }

  @Test("a step back within the flow ends nothing, the step out of it does, once (F4)")
  func steps() async throws {
    let purchase = try await Purchase(.horizontal, at: .createAccount)
    try purchase.user.goBack()
    #expect(purchase.user.title == "Sign In")
    #expect(purchase.shop.flows.count == 2)
    #expect(purchase.remains.finished == [])
    try purchase.user.goBack()
    #expect(purchase.remains.finished == ["SignInCoordinator", "BuyCoordinator"])
    #expect(purchase.shop.app != nil)
    purchase.expectEnd()
  }
}
