import AppHost
import CoordinatorTesting
import Coordinators
import Testing

@testable import Photos

/// A purchase of “Alpine Dawn” that a user has begun, in one of the two ways.
@MainActor final class Purchase {
  enum Way: String, CaseIterable, CustomTestStringConvertible {
    /// From the photo's screen.
    case horizontal
    /// From a row.
    case vertical

    var testDescription: String { rawValue }
  }

  /// How far a purchase can come.
  enum Place: String, CustomTestStringConvertible {
    case signIn = "Sign In"
    case createAccount = "Create Account"
    /// For somebody who was signed in from the beginning.
    case buy = "Buy Photo"
    /// For somebody who has signed in on the way.
    case buyAfterSignIn = "Buy Photo, after signing in"
    case terms = "Terms of Service"

    var testDescription: String { rawValue }
  }

  let shop: Shop
  let way: Way
  let remains: Remains
  var user: VirtualUser { shop.user }

  init(_ way: Way, signedInAs name: String? = nil, in shop: Shop? = nil) async throws {
    let others = name == nil ? ["Ada"] : []
    if let shop {
      self.shop = shop
    } else {
      self.shop = try await Shop(accounts: others, signedInAs: name)
    }
    self.way = way
    try await self.shop.user.settle()
    if way == .horizontal {
      try self.shop.user.tap("Alpine Dawn")
      try await self.shop.user.settle()
    }
    remains = Remains(in: self.shop)
    try begin()
  }

  /// A purchase that has come to `place`.
  convenience init(_ way: Way, at place: Place) async throws {
    let isSignedIn = place == .buy || place == .terms
    try await self.init(way, signedInAs: isSignedIn ? "Ada" : nil)
    switch place {
    case .signIn, .buy: break
    case .createAccount: try user.tap("Create Account")
    case .buyAfterSignIn: try await signIn()
    case .terms: try user.tap("Terms of Service")
    }
    remains.look()
    try await user.settle()
  }

  /// Where the user was, and is to be afterwards.
  var origin: String { way == .horizontal ? "Alpine Dawn" : "Photos" }

  func begin() throws {
    switch way {
    case .horizontal: try user.tap("Buy")
    case .vertical: try user.tap("Buy", in: "Alpine Dawn")
    }
    remains.look()
  }

  func signIn() async throws {
    try shop.enter("Ada")
    remains.look()
    try await user.settle()
    remains.look()
  }

  func createAccount() async throws {
    try user.tap("Create Account")
    remains.look()
    try shop.enter("Grace")
    try await user.settle()
    remains.look()
  }

  /// The user is back, and nothing is left of the flow.
  func expectEnd(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(user.title == origin, sourceLocation: sourceLocation)
    #expect(shop.app?.childCoordinators.count == 0, sourceLocation: sourceLocation)
    #expect(remains.left == [], sourceLocation: sourceLocation)
    #expect(
      remains.finished.filter { $0 == "BuyCoordinator" }.count == 1, sourceLocation: sourceLocation)
    #expect(user.session.faults == [], sourceLocation: sourceLocation)
  }
}
