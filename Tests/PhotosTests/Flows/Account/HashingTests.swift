import AppHost
import CoordinatorTesting
import Testing

@testable import Photos

/// What a user does while a password is being checked.
@Suite(.nothingStays) @MainActor struct HashingTests {
  private let shop: Shop
  private let gate = Gate()
  private let queue = WorkQueue(width: 1)
  private var user: VirtualUser { shop.user }

  /// Passwords wait until the gate opens.
  init() async throws {
    shop = try await Shop(queue: queue, accounts: ["Ada"])
    await Self.hold(queue, until: gate)
    try await shop.user.settle()
  }

  private nonisolated static func hold(_ queue: WorkQueue, until gate: Gate) async {
    Task.detached { try await queue.run { gate.pass() } }
    await eventually { await queue.running == 1 }
  }

  private nonisolated static func end(of queue: WorkQueue) async {
    await eventually { await queue.running == 0 }
  }

  private func expectNobody(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    gate.open()
    try await user.settle()
    #expect(user.title == "Photos", sourceLocation: sourceLocation)
    #expect(user.session.tree.topRight == "Sign In", sourceLocation: sourceLocation)
    #expect(shop.flows == [], sourceLocation: sourceLocation)
    #expect(user.session.faults == [], sourceLocation: sourceLocation)
  }

  @Test func `an activity indicator turns, and the form takes nothing`() async throws {
    try user.tap("Sign In")
    try shop.enter("Ada")
    let tree = user.session.tree
    #expect(tree.screen?.all { $0.role == .activityIndicator }.count == 1)
    for label in ["Name", "Password", "Sign In"] {
      let node = tree.screen?.first { $0.label == label && $0.role != .screen && $0.role != .title }
      #expect(node?.state.contains(.disabled) == true, "\(label)")
    }
    gate.open()
    try await user.settle()
    #expect(user.title == "Photos")
  }

  @Test func `a second tap and the return key do not send it again`() async throws {
    try user.tap("Sign In")
    try shop.enter("Ada")
    #expect(throws: UserError.self) { try user.tap("Sign In") }
    #expect(throws: UserError.self) { try user.submit("Password") }
    #expect(throws: UserError.self) { try user.type("Eve", into: "Name") }
    gate.open()
    try await user.settle()
    #expect(user.title == "Photos")
    #expect(shop.flows == [])
    #expect(user.session.faults == [])
  }

  @Test("who leaves is not signed in", arguments: ["Cancel", "swipe down"])
  func left(exit: String) async throws {
    try user.tap("Sign In")
    try shop.enter("Ada")
    switch exit {
    case "Cancel": try user.tap("Cancel")
    default: try user.swipeDown()
    }
    try await expectNobody()
  }

  @Test(arguments: ["Cancel", "swipe down"])
  func `who leaves Create Account has none`(exit: String) async throws {
    try user.tap("Sign In")
    try user.tap("Create Account")
    try shop.enter("Grace")
    switch exit {
    case "Cancel":
      try user.goBack()
      try user.tap("Cancel")
    default: try user.swipeDown()
    }
    try await expectNobody()
    #expect(try shop.database.text("SELECT group_concat(name) FROM accounts") == "Ada")
  }

  @Test func `who goes back from Create Account can sign in with another name`() async throws {
    try user.tap("Sign In")
    try user.tap("Create Account")
    try shop.enter("Grace")
    try user.goBack()
    #expect(user.title == "Sign In")
    try shop.enter("Ada")
    gate.open()
    try await user.settle()
    #expect(user.title == "Photos")
    #expect(try shop.database.text("SELECT group_concat(name) FROM accounts") == "Ada")
  }

  @Test(arguments: Purchase.Way.allCases)
  func `who leaves a purchase is not signed in`(way: Purchase.Way) async throws {
    if way == .horizontal { try user.tap("Alpine Dawn") }
    let remains = Remains(in: shop)
    switch way {
    case .horizontal: try user.tap("Buy")
    case .vertical: try user.tap("Buy", in: "Alpine Dawn")
    }
    remains.look()
    try shop.enter("Ada")
    try user.goBack()
    if way == .horizontal { try user.goBack() }
    try await expectNobody()
    #expect(remains.left == [])
  }

  @Test func `a swipe down let go of does not stop it`() async throws {
    try user.tap("Sign In")
    try shop.enter("Ada")
    let before = user.session.tree
    try user.swipeDown(.begin)
    try user.swipeDown(.cancel)
    #expect(user.session.tree == before)
    gate.open()
    try await user.settle()
    #expect(user.title == "Photos")
    #expect(user.session.tree.topRight == "Sign Out")
  }

  @Test(
    "what ends while the sheet is held ends the flow when it is let go of",
    arguments: [
      UserEvent.GesturePhase.cancel, .complete,
    ])
  func held(phase: UserEvent.GesturePhase) async throws {
    let remains = Remains(in: shop)
    try user.tap("Sign In")
    remains.look()
    try shop.enter("Ada")
    try user.swipeDown(.begin)
    gate.open()
    try await user.settle()
    try user.swipeDown(phase)
    #expect(user.title == "Photos")
    #expect(user.session.tree.topRight == "Sign Out")
    #expect(shop.flows == [])
    #expect(remains.left == [])
  }

  @Test func `a swipe back gives it up, and let go of, the form can be sent again`() async throws {
    try user.tap("Alpine Dawn")
    try user.tap("Buy")
    try shop.enter("Ada")
    try user.swipeBack(.begin)
    gate.open()
    try await user.settle()
    try user.swipeBack(.cancel)
    #expect(user.title == "Sign In")
    #expect(shop.flows.count == 2)
    try shop.enter("Ada")
    try await user.settle()
    #expect(user.title == "Buy Photo")
  }

  @Test func `Create Account tapped meanwhile gives it up`() async throws {
    try user.tap("Sign In")
    try shop.enter("Ada")
    try user.tap("Create Account")
    gate.open()
    try await user.settle()
    #expect(user.title == "Create Account")
    try user.goBack()
    try shop.enter("Ada")
    try await user.settle()
    #expect(user.title == "Photos")
    #expect(user.session.tree.topRight == "Sign Out")
  }

  @Test func `who taps back is not signed in although the check ends before the screen has gone`()
    async throws
  {
    try user.tap("Alpine Dawn")
    try user.tap("Buy")
    try shop.enter("Ada")
    user.waitsForTransitions = false
    try user.goBack()
    gate.open()
    await Self.end(of: queue)
    try await user.settle()
    #expect(user.title == "Alpine Dawn")
    #expect(shop.flows == [])
    try user.goBack()
    try await user.settle()
    #expect(user.session.tree.topRight == "Sign In")
  }

  @Test func `a session that ends signs nobody in`() async throws {
    try user.tap("Sign In")
    try shop.enter("Ada")
    user.session.end()
    gate.open()
    try await user.settle()
    let store = Store(database: shop.database, device: "phone", cost: .lowest)
    #expect(store.account == nil)
    #expect(shop.delegate == nil)
  }
}
