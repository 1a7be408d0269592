import AppHost
import CoordinatorTesting
import Testing

@testable import Photos

@Suite(.nothingStays) @MainActor struct ListTests {
  @Test func `each row has a thumbnail, a title and a Buy button`() async throws {
    let shop = try await Shop()
    try await shop.user.settle()
    let tree = shop.user.session.tree
    #expect(tree.screen?.label == "Photos")
    for title in ["Alpine Dawn", "Blue Ice", "Ripe Wheat"] {
      let row = try #require(tree.row(title))
      let parts = row.all { [.image, .text, .button].contains($0.role) }
      #expect(parts.map(\.role) == [.image, .text, .button])
      #expect(parts.map(\.label) == ["A picture of \(title)", title, "Buy"])
      #expect(row.state.contains(.disclosing))
    }
  }

  @Test func `a bought photo has no Buy button in its row`() async throws {
    let shop = try await Shop(signedInAs: "Ada", owning: [.alpineDawn])
    #expect(shop.user.session.tree.rowsOnSale == ["Blue Ice", "Ripe Wheat"])
    #expect(throws: UserError.self) { try shop.user.tap("Buy", in: "Alpine Dawn") }
  }

  @Test func `a row leads to the photo's own screen, with Buy at the top right`() async throws {
    let shop = try await Shop()
    let user = shop.user
    try user.tap("Blue Ice")
    try await user.settle()
    #expect(user.title == "Blue Ice")
    #expect(user.session.tree.topRight == "Buy")
    #expect(user.session.tree.backButton == "Photos")
    #expect(user.session.tree.screen?.all { $0.role == .image }.count == 1)
    try user.goBack()
    #expect(user.title == "Photos")
  }

  @Test func `a bought photo's screen has no Buy button and says whose it is`() async throws {
    let shop = try await Shop(signedInAs: "Ada", owning: [.alpineDawn])
    try shop.user.tap("Alpine Dawn")
    #expect(shop.user.session.tree.topRight == nil)
    #expect(shop.user.sees("This photo is yours."))
    try shop.user.goBack()
    try shop.user.tap("Blue Ice")
    #expect(!shop.user.sees("This photo is yours."))
  }

  @Test func `a photo's screen is released when the user goes back`() async throws {
    let shop = try await Shop()
    let remains = Remains(in: shop)
    for leave in [{ try shop.user.goBack() }, { try shop.user.swipeBack() }] {
      try shop.user.tap("Blue Ice")
      remains.look()
      try leave()
      try await shop.user.settle()
      #expect(remains.left == [])
    }
  }

  @Test func `a photo that is gone from the screen before its picture has come is released`()
    async throws
  {
    let gate = Gate()
    let shop = try await Shop(library: SmallGallery(gate: gate))
    let remains = Remains(in: shop)
    try shop.user.tap("Blue Ice")
    remains.look()
    try shop.user.goBack()
    #expect(remains.left == [])
    gate.open()
    try await shop.user.settle()
  }

  @Test func `a swipe back from a photo let go of changes nothing`() async throws {
    let shop = try await Shop()
    try shop.user.tap("Blue Ice")
    try await shop.user.settle()
    let before = shop.user.session.tree
    try shop.user.swipeBack(.begin)
    try shop.user.swipeBack(.cancel)
    #expect(shop.user.session.tree == before)
  }

  @Test func `from the list there is no way back`() async throws {
    let shop = try await Shop()
    let before = shop.user.session.tree
    #expect(throws: UserError.self) { try shop.user.goBack() }
    #expect(throws: UserError.self) { try shop.user.swipeBack() }
    #expect(throws: UserError.self) { try shop.user.swipeDown() }
    #expect(shop.user.session.tree == before)
  }

  @Test func `after a purchase the visible rows are reloaded, and keep their identities`()
    async throws
  {
    let shop = try await Shop(signedInAs: "Ada")
    let user = shop.user
    try await user.settle()
    let before = user.session.tree.root.all { $0.role == .row }.map(\.id)
    try user.tap("Buy", in: "Blue Ice")
    try user.tap("Buy")
    try await user.settle()
    #expect(user.session.tree.rowsOnSale == ["Alpine Dawn", "Ripe Wheat"])
    #expect(user.session.tree.root.all { $0.role == .row }.map(\.id) == before)
  }

  @Test func `rows that come into sight later are right as well`() async throws {
    let titles = (1...120).map { "Photo \($0)" }
    let shop = try await Shop(
      library: SmallGallery(titles), signedInAs: "Ada",
      owning: [Photo(id: "Photo 110", title: "", description: nil)])
    let user = shop.user
    try user.tap("Buy", in: "Photo 3")
    try user.tap("Buy")
    while user.session.tree.row("Photo 120") == nil { try user.scroll() }
    try await user.settle()
    let onSale = Set(user.session.tree.rowsOnSale)
    #expect(!onSale.contains("Photo 3"))
    #expect(!onSale.contains("Photo 110"))
    #expect(onSale.contains("Photo 109"))
    try user.tap("Photo 110")
    #expect(user.sees("This photo is yours."))
  }
}
