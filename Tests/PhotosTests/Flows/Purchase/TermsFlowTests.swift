import AppHost
import CoordinatorTesting
import Coordinators
import Testing

@testable import Photos

@Suite(.nothingStays) @MainActor struct TermsFlowTests {
  @Test(arguments: Purchase.Way.allCases)
  func `Terms of Service are under Buy, and presented`(way: Purchase.Way) async throws {
    let purchase = try await Purchase(way, at: .buy)
    let (user, before) = (purchase.user, purchase.user.session.tree)
    let buttons = before.screen?.all { $0.role == .button && $0.label != "Cancel" }.map(\.label)
    #expect(buttons == ["Buy", "Terms of Service"])
    try user.tap("Terms of Service")
    #expect(user.title == "Terms of Service")
    #expect(user.session.tree.layers.count == before.layers.count + 1)
    #expect(user.session.tree.layers.last?.role == .sheet)
  }

  @Test(arguments: Purchase.Way.allCases)
  func `they are a child of the buy coordinator`(way: Purchase.Way) async throws {
    let purchase = try await Purchase(way, at: .terms)
    let buy = try #require(purchase.shop.app?.childCoordinators.first as? BuyCoordinator)
    #expect(buy.childCoordinators.map { "\(type(of: $0))" } == ["TermsCoordinator"])
  }

  @Test(
    "they are put away and nothing else ends (F7)",
    arguments: [Purchase.Way.horizontal, .vertical], ["Cancel", "swipe down", "one step back"])
  func away(way: Purchase.Way, exit: String) async throws {
    let purchase = try await Purchase(way, at: .buy)
    let (user, before) = (purchase.user, purchase.user.session.tree)
    let terms = Remains(in: purchase.shop)
    for _ in 1...2 {
      try user.tap("Terms of Service")
      terms.look()
      switch exit {
      case "Cancel": try user.tap("Cancel")
      case "swipe down": try user.swipeDown()
      default: try user.goBack()
      }
      #expect(user.session.tree == before)
      #expect(terms.left == [])
    }
    #expect(terms.finished == ["TermsCoordinator", "TermsCoordinator"])
    #expect(purchase.shop.app?.childCoordinators.count == 1)
    #expect(purchase.shop.app?.childCoordinators.first?.childCoordinators.count == 0)

    try user.tap("Buy")
    try await user.settle()
    purchase.expectEnd()
  }

  @Test(arguments: Purchase.Way.allCases)
  func `what lies under them cannot be used`(way: Purchase.Way) async throws {
    let purchase = try await Purchase(way, at: .terms)
    #expect(throws: UserError.self) { try purchase.user.tap("Buy") }
    #expect(purchase.user.title == "Terms of Service")
  }
}
