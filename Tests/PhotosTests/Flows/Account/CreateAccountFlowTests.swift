import AppHost
import CoordinatorTesting
import Testing

@testable import Photos

@Suite(.nothingStays) @MainActor struct CreateAccountFlowTests {
  private let shop: Shop
  private var user: VirtualUser { shop.user }

  init() async throws {
    shop = try await Shop(accounts: ["Ada"])
    try await shop.user.settle()
    try shop.user.tap("Sign In")
  }

  @Test func `it is under Sign In`() throws {
    let buttons = user.session.tree.screen?.all { $0.role == .button && $0.label != "Cancel" }
    #expect(buttons?.map(\.label) == ["Sign In", "Create Account"])
    try user.tap("Create Account")
    #expect(user.title == "Create Account")
    #expect(user.session.tree.backButton == "Sign In")
    #expect(user.session.tree.layers.count == 2)
  }

  @Test func `a new name and a password of 8 characters make an account and sign in`() async throws
  {
    let remains = Remains(in: shop)
    try user.tap("Create Account")
    remains.look()
    try shop.enter("Grace", "12345678")
    try await user.settle()
    #expect(user.title == "Photos")
    #expect(user.session.tree.topRight == "Sign Out")
    #expect(shop.flows == [])
    #expect(remains.left == [])
  }

  @Test(
    "what cannot be an account is refused with a message",
    arguments: [
      ("Ada", "12345678", .nameTaken), ("aDA ", "12345678", .nameTaken),
      ("Grace", "1234567", .passwordTooShort), ("Grace", "", .passwordTooShort),
      ("", "12345678", .nameEmpty), ("   ", "12345678", .nameEmpty),
      (String(repeating: "x", count: 65), "12345678", .nameTooLong),
    ] as [(String, String, StoreError)])
  func refused(name: String, password: String, error: StoreError) async throws {
    try user.tap("Create Account")
    try shop.enter(name, password)
    try await user.settle()
    #expect(user.title == "Create Account")
    #expect(user.session.tree.warnings == [error.description])
    #expect(shop.flows.count == 1)

    try shop.enter("Grace")
    try await user.settle()
    #expect(user.title == "Photos")
  }

  @Test(
    "back from it is the sign-in screen, where the old account still does",
    arguments: ["back button", "swipe back"])
  func back(exit: String) async throws {
    try user.tap("Create Account")
    switch exit {
    case "back button": try user.goBack()
    default: try user.swipeBack()
    }
    #expect(user.title == "Sign In")
    #expect(shop.flows.count == 1)
    try shop.enter("Ada")
    try await user.settle()
    #expect(user.title == "Photos")
    #expect(user.session.tree.topRight == "Sign Out")
  }

  @Test func `a message of one screen is not on the other`() async throws {
    try user.tap("Create Account")
    try shop.enter("Ada")
    try await user.settle()
    try user.goBack()
    #expect(user.session.tree.warnings == [])
  }
}
