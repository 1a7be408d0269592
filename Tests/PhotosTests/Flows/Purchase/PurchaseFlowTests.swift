import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

@testable import Photos

@Suite(.nothingStays) @MainActor struct PurchaseFlowTests {
  @Test(arguments: Purchase.Way.allCases)
  func `who is signed in buys at once`(way: Purchase.Way) async throws {
    let purchase = try await Purchase(way, signedInAs: "Ada")
    let user = purchase.user
    #expect(user.title == "Buy Photo")
    #expect(user.sees("Alpine Dawn"))
    #expect(purchase.remains.all.contains("SignInViewController") == false)

    try user.tap("Buy")
    try await user.settle()
    purchase.expectEnd()
    #expect(purchase.remains.finished == ["BuyCoordinator"])
  }

  @Test(arguments: Purchase.Way.allCases)
  func `who is signed out signs in first and then the purchase goes on by itself`(
    way: Purchase.Way
  ) async throws {
    let purchase = try await Purchase(way)
    let user = purchase.user
    #expect(user.title == "Sign In")
    try await purchase.signIn()
    #expect(user.title == "Buy Photo")
    #expect(purchase.remains.finished == ["SignInCoordinator"])

    try user.tap("Buy")
    try await user.settle()
    purchase.expectEnd()
    #expect(purchase.remains.finished == ["SignInCoordinator", "BuyCoordinator"])
  }

  @Test(arguments: Purchase.Way.allCases)
  func `who has no account makes one and then the purchase goes on by itself`(
    way: Purchase.Way
  ) async throws {
    let purchase = try await Purchase(way)
    let user = purchase.user
    try await purchase.createAccount()
    #expect(user.title == "Buy Photo")

    try user.tap("Buy")
    try await user.settle()
    purchase.expectEnd()
  }

  @Test(arguments: Purchase.Way.allCases, [true, false])
  func `the picture has its place before it comes, and none where it cannot be read`(
    way: Purchase.Way, isBroken: Bool
  ) async throws {
    let gate = Gate()
    let gallery = SmallGallery(broken: isBroken ? ["Alpine Dawn"] : [], gate: gate)
    let shop = try await Shop(library: gallery, signedInAs: "Ada")
    var picture: AccessibilityNode? {
      shop.user.session.tree.screen?.all { $0.role == .image }.first
    }
    if way == .horizontal { try shop.user.tap("Alpine Dawn") }
    try shop.user.tap("Buy", in: way == .vertical ? "Alpine Dawn" : nil)
    #expect(shop.user.title == "Buy Photo")
    #expect(picture?.label == "A picture of Alpine Dawn")
    #expect(picture?.picture == nil)
    gate.open()
    try await shop.user.settle()
    #expect(picture?.picture != nil || isBroken && picture == nil)
  }

  @Test(arguments: Purchase.Way.allCases)
  func `a bought photo has no Buy button, in its row and on its screen`(
    way: Purchase.Way
  ) async throws {
    let purchase = try await Purchase(way)
    let user = purchase.user
    try await purchase.signIn()
    try user.tap("Buy")
    try await user.settle()

    if way == .vertical {
      #expect(user.session.tree.rowsOnSale == ["Blue Ice", "Ripe Wheat"])
      try user.tap("Alpine Dawn")
    }
    #expect(user.session.tree.topRight == nil)
    #expect(user.sees("This photo is yours."))
    try user.goBack()
    #expect(user.session.tree.rowsOnSale == ["Blue Ice", "Ripe Wheat"])
    #expect(user.session.tree.topRight == "Sign Out")
  }

  @Test func `from the photo's screen the screens are pushed onto the caller's stack`() async throws
  {
    let purchase = try await Purchase(.horizontal)
    #expect(purchase.user.session.tree.layers.map(\.role) == [.window])
    #expect(purchase.user.session.tree.depth == 2)
    try await purchase.signIn()
    #expect(purchase.user.session.tree.layers.map(\.role) == [.window])
    #expect(purchase.user.session.tree.depth == 3)
  }

  @Test func `from a row the screens are presented, with a stack of their own`() async throws {
    let purchase = try await Purchase(.vertical)
    #expect(purchase.user.session.tree.layers.map(\.role) == [.window, .sheet])
    try await purchase.signIn()
    #expect(purchase.user.session.tree.layers.map(\.role) == [.window, .sheet])
    #expect(purchase.shop.stack?.viewControllers.count == 1)
  }

  @Test(
    "a purchase that ends goes back to the screen that was on top when it began",
    arguments: ["Buy", "Cancel"])
  func origin(button: String) async throws {
    let purchase = try await Purchase(.horizontal)
    try await purchase.signIn()
    try purchase.user.tap(button)
    #expect(purchase.user.title == "Alpine Dawn")
    #expect(purchase.user.session.tree.backButton == "Photos")
    #expect(purchase.user.session.tree.depth == 1)
  }

  @Test func `several photos are bought one after the other`() async throws {
    let purchase = try await Purchase(.vertical, signedInAs: "Ada")
    let user = purchase.user
    try user.tap("Buy")
    for title in ["Blue Ice", "Ripe Wheat"] {
      try user.tap("Buy", in: title)
      try user.tap("Buy")
    }
    #expect(user.session.tree.rowsOnSale == [])
    #expect(purchase.shop.flows == [])
  }
}
