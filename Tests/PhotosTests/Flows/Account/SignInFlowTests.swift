import AppHost
import CoordinatorTesting
import Coordinators
import Testing

@testable import Photos

/// Sign In from the list.
@Suite(.nothingStays) @MainActor struct SignInFlowTests {
  private let shop: Shop
  private var user: VirtualUser { shop.user }
  private let remains: Remains

  init() async throws {
    shop = try await Shop(accounts: ["Ada"])
    try await shop.user.settle()
    remains = Remains(in: shop)
    try shop.user.tap("Sign In")
    remains.look()
  }

  private func expectEnd(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(user.title == "Photos", sourceLocation: sourceLocation)
    #expect(shop.flows == [], sourceLocation: sourceLocation)
    #expect(remains.left == [], sourceLocation: sourceLocation)
    #expect(remains.finished == ["SignInCoordinator"], sourceLocation: sourceLocation)
    #expect(user.session.faults == [], sourceLocation: sourceLocation)
  }

  @Test func `it is presented`() {
    #expect(user.session.tree.layers.map(\.role) == [.window, .sheet])
    #expect(user.title == "Sign In")
    #expect(user.session.tree.topRight == "Cancel")
  }

  @Test func `the right name and password end it by dismissing, and the list says Sign Out`()
    async throws
  {
    try shop.enter("Ada")
    try await user.settle()
    expectEnd()
    #expect(user.session.tree.topRight == "Sign Out")
  }

  @Test func `the return key leads from the name to the password and from there on`() async throws {
    try user.type("Ada", into: "Name")
    try user.submit("Name")
    let password = user.session.tree.root.first { $0.label == "Password" }
    #expect(password?.state.contains(.focused) == true)
    try user.type(Shop.password, into: "Password")
    try user.submit("Password")
    try await user.settle()
    expectEnd()
  }

  @Test(
    "a wrong name and a wrong password are refused with the same message, and nothing else changes",
    arguments: [
      ("Ada", "wrong horse"), ("Ada", ""), ("Grace", Shop.password), ("", Shop.password), ("", ""),
    ])
  func refused(name: String, password: String) async throws {
    try shop.enter(name, password)
    try await user.settle()
    #expect(user.title == "Sign In")
    #expect(user.session.tree.warnings == [StoreError.wrongNameOrPassword.description])
    let field = user.session.tree.root.first { $0.label == "Name" }
    #expect(field?.value == name)
    #expect(remains.finished == [])
    #expect(shop.flows.count == 1)

    // What was written is still there to be mended, and the message goes when it is.
    try shop.enter("Ada")
    try await user.settle()
    expectEnd()
  }

  @Test(
    "it can be cancelled", arguments: ["Cancel", "swipe down", "one step back", "from below"])
  func cancelled(exit: String) async throws {
    switch exit {
    case "Cancel": try user.tap("Cancel")
    case "swipe down": try user.swipeDown()
    case "one step back": try user.goBack()
    default:
      try user.tap("Create Account")
      remains.look()
      try user.swipeDown()
    }
    expectEnd()
    #expect(user.session.tree.topRight == "Sign In")
  }

  @Test func `a swipe down let go of changes nothing`() throws {
    let before = user.session.tree
    try user.swipeDown(.begin)
    try user.swipeDown(.cancel)
    #expect(user.session.tree == before)
    #expect(remains.finished == [])
    try user.swipeDown()
    expectEnd()
  }

  @Test func `a password is never readable on screen`() throws {
    try user.type("correct horse", into: "Password")
    #expect(!user.screen.contains("correct horse"))
    #expect(user.sees(String(repeating: "•", count: 13)))
  }
}
