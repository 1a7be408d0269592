import AppHost
import CoordinatorTesting
import Testing

@testable import Photos

/// Titles and names are text, whatever they hold.
@Suite(.nothingStays) @MainActor struct TextTests {
  nonisolated static let texts = [
    "<b>Bold</b> & \"quoted\"", "</title><script>alert(1)</script>", "'; DROP TABLE accounts; --",
    "👩‍👩‍👧 家族", "שלום", "e\u{301}clair", "%s %n \\u0041", "A very\u{00A0}long\u{2009}title",
  ]

  @Test(arguments: texts)
  func `a title is shown as it is, in its row and on every screen`(title: String) async throws {
    let shop = try await Shop(library: SmallGallery([title, "Other"]), signedInAs: "Ada")
    let user = shop.user
    try await user.settle()
    #expect(user.sees(title))
    try user.tap(title)
    #expect(user.title == title)
    try user.tap("Buy")
    #expect(user.sees(title))
    try user.tap("Buy")
    try user.goBack()
    #expect(user.session.tree.rowsOnSale == ["Other"])
  }

  @Test(arguments: texts)
  func `a name is shown as it was typed`(name: String) async throws {
    let shop = try await Shop()
    let user = shop.user
    try user.tap("Buy", in: "Alpine Dawn")
    try user.tap("Create Account")
    try shop.enter(name)
    try await user.settle()
    #expect(user.title == "Buy Photo")
    let texts = user.session.tree.screen?.all { $0.role == .text }.map(\.label) ?? []
    #expect(texts.contains { $0.contains(name) })
  }
}
