import AppHost
import CoordinatorTesting
import Testing

@testable import Photos

@Suite(.nothingStays) @MainActor struct ThumbnailRowTests {
  private func roles(_ shop: Shop, _ title: String) -> [AccessibilityRole] {
    let parts = shop.user.session.tree.row(title)?.all {
      $0.role == .image || $0.role == .activityIndicator
    }
    return parts?.map(\.role) ?? []
  }

  @Test func `a row shows an activity indicator while its thumbnail loads, and then it`()
    async throws
  {
    let gate = Gate()
    let shop = try await Shop(library: SmallGallery(gate: gate))
    #expect(roles(shop, "Alpine Dawn") == [.activityIndicator])
    #expect(roles(shop, "Ripe Wheat") == [.activityIndicator])
    gate.open()
    try await shop.user.settle()
    #expect(roles(shop, "Alpine Dawn") == [.image])
    #expect(roles(shop, "Ripe Wheat") == [.image])
  }

  @Test func `a row can be used while its thumbnail loads`() async throws {
    let gate = Gate()
    let shop = try await Shop(library: SmallGallery(gate: gate), signedInAs: "Ada")
    try shop.user.tap("Buy", in: "Alpine Dawn")
    try shop.user.tap("Buy")
    #expect(shop.user.session.tree.rowsOnSale == ["Blue Ice", "Ripe Wheat"])
    gate.open()
    try await shop.user.settle()
    #expect(roles(shop, "Alpine Dawn") == [.image])
    #expect(roles(shop, "Blue Ice") == [.image])
  }

  @Test func `a photo's screen shows an activity indicator while its picture loads`() async throws {
    let gate = Gate()
    let shop = try await Shop(library: SmallGallery(gate: gate))
    let user = shop.user
    try user.tap("Alpine Dawn")
    #expect(user.session.tree.screen?.all { $0.role == .activityIndicator }.count == 1)
    gate.open()
    try await user.settle()
    #expect(user.session.tree.screen?.all { $0.role == .activityIndicator }.count == 0)
    #expect(user.session.tree.screen?.all { $0.role == .image }.count == 1)
  }

  @Test func `a broken picture leaves the rest as it is, and says so`() async throws {
    let shop = try await Shop(library: SmallGallery(broken: ["Blue Ice"]))
    let user = shop.user
    try await user.settle()
    #expect(roles(shop, "Alpine Dawn") == [.image])
    #expect(roles(shop, "Blue Ice") == [])
    #expect(roles(shop, "Ripe Wheat") == [.image])
    let row = user.session.tree.row("Blue Ice")
    #expect(row?.first { $0.label == "This picture cannot be read." } != nil)

    try user.tap("Blue Ice")
    try await user.settle()
    #expect(user.title == "Blue Ice")
    #expect(user.sees("This picture cannot be read."))
    #expect(user.session.tree.topRight == "Buy")
  }

  @Test func `a photo with a broken picture can be bought`() async throws {
    let shop = try await Shop(library: SmallGallery(broken: ["Blue Ice"]), signedInAs: "Ada")
    try shop.user.tap("Buy", in: "Blue Ice")
    try await shop.user.settle()
    try shop.user.tap("Buy")
    try await shop.user.settle()
    let row = shop.user.session.tree.row("Blue Ice")
    #expect(row?.first { $0.label == "Buy" } == nil)
  }
}
