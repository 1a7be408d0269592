import AppHost
import CoordinatorTesting
import Coordinators
import Testing

@testable import Photos

/// A swipe that the user lets go of half-way changes nothing; one carried through afterwards does
/// what it does, once (F5).
@Suite(.nothingStays) @MainActor struct HalfWaySwipeTests {
  struct Swipe: CustomTestStringConvertible {
    enum Direction { case back, down }

    let way: Purchase.Way
    let place: Purchase.Place
    let direction: Direction
    /// Nil for the screen that the purchase began from.
    let leadsTo: String?

    init(
      _ way: Purchase.Way, _ place: Purchase.Place, _ direction: Direction, leadsTo title: String?
    ) {
      self.way = way
      self.place = place
      self.direction = direction
      leadsTo = title
    }

    var testDescription: String { "\(way), \(place.rawValue), swipe \(direction)" }

    @MainActor func move(
      _ user: VirtualUser, _ back: (VirtualUser) throws -> Void,
      _ down: (VirtualUser) throws -> Void
    ) throws {
      switch direction {
      case .back: try back(user)
      case .down: try down(user)
      }
    }
  }

  nonisolated static let swipes = [
    Swipe(.horizontal, .signIn, .back, leadsTo: nil),
    Swipe(.horizontal, .createAccount, .back, leadsTo: "Sign In"),
    Swipe(.horizontal, .terms, .down, leadsTo: "Buy Photo"),
    Swipe(.vertical, .signIn, .down, leadsTo: nil),
    Swipe(.vertical, .createAccount, .back, leadsTo: "Sign In"),
    Swipe(.vertical, .createAccount, .down, leadsTo: nil),
    Swipe(.vertical, .buy, .down, leadsTo: nil),
    Swipe(.vertical, .buyAfterSignIn, .down, leadsTo: nil),
    Swipe(.vertical, .terms, .down, leadsTo: "Buy Photo"),
  ]

  @Test(arguments: swipes)
  func `let go of, everything is as before`(swipe: Swipe) async throws {
    let purchase = try await Purchase(swipe.way, at: swipe.place)
    let (user, shop) = (purchase.user, purchase.shop)
    let (tree, flows, screens) = (user.session.tree, shop.flows, shop.screens)
    let finished = purchase.remains.finished
    for _ in 1...3 {
      try swipe.move(user, { try $0.swipeBack(.begin) }, { try $0.swipeDown(.begin) })
      #expect(shop.flows == flows)
      try swipe.move(user, { try $0.swipeBack(.cancel) }, { try $0.swipeDown(.cancel) })
      try await user.settle()
      #expect(user.session.tree == tree)
      #expect(shop.flows == flows)
      #expect(shop.screens == screens)
      #expect(purchase.remains.finished == finished)
      #expect(user.session.faults == [])
    }
  }

  @Test(arguments: swipes)
  func `let go of and then carried through, it leads where it leads`(swipe: Swipe) async throws {
    let purchase = try await Purchase(swipe.way, at: swipe.place)
    let user = purchase.user
    try swipe.move(user, { try $0.swipeBack(.begin) }, { try $0.swipeDown(.begin) })
    try swipe.move(user, { try $0.swipeBack(.cancel) }, { try $0.swipeDown(.cancel) })
    try swipe.move(user, { try $0.swipeBack(.whole) }, { try $0.swipeDown(.whole) })
    try await user.settle()
    if let title = swipe.leadsTo {
      #expect(user.title == title)
      #expect(purchase.remains.finished.contains("BuyCoordinator") == false)
      #expect(user.session.faults == [])
    } else {
      purchase.expectEnd()
    }
  }

  @Test(arguments: Purchase.Way.allCases)
  func `after one let go of, the purchase goes on`(way: Purchase.Way) async throws {
    let purchase = try await Purchase(way)
    let user = purchase.user
    switch way {
    case .horizontal:
      try user.swipeBack(.begin)
      try user.swipeBack(.cancel)
    case .vertical:
      try user.swipeDown(.begin)
      try user.swipeDown(.cancel)
    }
    try await purchase.signIn()
    try user.tap("Buy")
    try await user.settle()
    purchase.expectEnd()
  }
}
