import AppHost
import CoordinatorTesting
import Coordinators
import Foundation
import Testing
import UIKit

@testable import Photos

/// The app's links, opened while it runs and as it starts.
@Suite(.nothingStays) @MainActor struct LinkFlowTests {
  /// An address, what it shows from the list on, and the flows that run.
  nonisolated static let pages: [(String, [String], [String])] = [
    ("/", ["Photos"], []),
    ("/photos/Alpine%20Dawn", ["Photos", "Alpine Dawn"], []),
    ("/photos/Alpine%20Dawn/buy", ["Photos", "Alpine Dawn", "Buy Photo"], ["BuyCoordinator"]),
    (
      "/photos/Alpine%20Dawn/buy/terms",
      ["Photos", "Alpine Dawn", "Buy Photo", "Terms of Service"],
      ["BuyCoordinator", "TermsCoordinator"]
    ),
    ("/buy/Blue%20Ice", ["Photos", "Buy Photo"], ["BuyCoordinator"]),
    (
      "/buy/Blue%20Ice/terms", ["Photos", "Buy Photo", "Terms of Service"],
      ["BuyCoordinator", "TermsCoordinator"]
    ),
  ]

  private func link(_ path: String) throws -> URL {
    try #require(URL(string: "https://photos.example\(path)"))
  }

  private func titles(_ shop: Shop) -> [String] {
    shop.screens.filter { $0.parent != nil }.map { $0.title ?? "" }
  }

  private func expect(
    _ shop: Shop, _ page: (path: String, titles: [String], flows: [String]),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(titles(shop) == page.titles, sourceLocation: sourceLocation)
    #expect(shop.user.title == page.titles.last, sourceLocation: sourceLocation)
    #expect(shop.flows.map { "\(type(of: $0))" } == page.flows, sourceLocation: sourceLocation)
    #expect(shop.user.session.address == page.path, sourceLocation: sourceLocation)
    #expect(shop.user.session.faults == [], sourceLocation: sourceLocation)
  }

  @Test("a link opens the app", arguments: pages)
  func cold(page: (path: String, titles: [String], flows: [String])) async throws {
    let shop = try await Shop(signedInAs: "Ada", opening: link(page.path))
    try await shop.user.settle()
    expect(shop, page)
  }

  @Test("a link is opened from wherever the user is", arguments: pages, pages)
  func warm(
    former: (path: String, titles: [String], flows: [String]),
    page: (path: String, titles: [String], flows: [String])
  ) async throws {
    let shop = try await Shop(signedInAs: "Ada")
    for next in [former, page] {
      try shop.user.open(link(next.path))
      try await shop.user.settle()
      expect(shop, next)
    }
  }

  @Test func `taps lead to the same addresses`() async throws {
    let shop = try await Shop(signedInAs: "Ada")
    let user = shop.user
    try await user.settle()
    #expect(user.session.address == "/")
    try user.tap("Alpine Dawn")
    #expect(user.session.address == "/photos/Alpine%20Dawn")
    try user.tap("Buy")
    #expect(user.session.address == "/photos/Alpine%20Dawn/buy")
    try user.tap("Terms of Service")
    #expect(user.session.address == "/photos/Alpine%20Dawn/buy/terms")
    try user.swipeDown()
    try user.tap("Cancel")
    try user.goBack()
    #expect(user.session.address == "/")
    try user.tap("Buy", in: "Blue Ice")
    #expect(user.session.address == "/buy/Blue%20Ice")
  }

  @Test("who is signed out signs in on the way", arguments: ["/photos/Alpine%20Dawn", ""])
  func signedOut(photo: String) async throws {
    let path = photo.isEmpty ? "/buy/Alpine%20Dawn" : photo + "/buy"
    let shop = try await Shop(accounts: ["Ada"], opening: link(path))
    let user = shop.user
    try await user.settle()
    #expect(user.title == "Sign In")
    #expect(user.session.address == path)
    try shop.enter("Ada")
    try await user.settle()
    #expect(user.title == "Buy Photo")
    #expect(user.session.address == path)
    try user.tap("Buy")
    try await user.settle()
    #expect(user.session.tree.rowsOnSale.contains("Alpine Dawn") == false)
    #expect(shop.flows == [])
    #expect(user.session.faults == [])
  }

  private nonisolated static let pagesBehindSignIn = pages.filter {
    $0.0.hasSuffix("/terms")
  }

  @Test("a page behind a purchase waits until somebody has signed in", arguments: pagesBehindSignIn)
  func gate(page: (path: String, titles: [String], flows: [String])) async throws {
    let shop = try await Shop(accounts: ["Ada"], opening: link(page.path))
    try await shop.user.settle()
    #expect(shop.user.title == "Sign In")
    try shop.enter("Ada")
    try await shop.user.settle()
    expect(shop, page)
    try shop.user.swipeDown()
    try shop.user.tap("Buy")
    try await shop.user.settle()
    #expect(shop.flows == [])
    #expect(shop.user.title == page.titles.dropLast(2).last)
  }

  @Test("who does not sign in stays where they were", arguments: pagesBehindSignIn)
  func gateNotPassed(page: (path: String, titles: [String], flows: [String])) async throws {
    let shop = try await Shop(accounts: ["Ada"])
    try await shop.user.settle()
    let before = shop.user.session.tree
    try shop.user.open(link(page.path))
    try await shop.user.settle()
    try shop.user.tap("Cancel")
    #expect(shop.user.session.tree == before)
    #expect(shop.flows == [])
  }

  @Test("who is asked to sign in already is told so", arguments: Purchase.Way.allCases)
  func signingIn(way: Purchase.Way) async throws {
    let purchase = try await Purchase(way, at: .signIn)
    let before = purchase.shop.screens
    let path = way == .horizontal ? "/photos/Alpine%20Dawn/buy" : "/buy/Alpine%20Dawn"
    try purchase.user.open(link(path + "/terms"))
    try await purchase.user.settle()
    #expect(purchase.user.sees("Sign in first."))
    try purchase.user.tap("OK")
    #expect(purchase.shop.screens == before)
  }

  @Test(
    "a link that leads nowhere says so, and the app is as it was",
    arguments: [
      ("/photos/Nowhere", "There is no such photo."),
      ("/photos/Nowhere/buy", "There is no such photo."),
      ("/photos/Ripe%20Wheat/buy", "This photo is yours."),
      ("/sign-in", "You are signed in already."),
      ("/terms", "AppCoordinator does not know this step."),
    ])
  func nowhere(path: String, words: String) async throws {
    let wheat = Photo(id: "Ripe Wheat", title: "Ripe Wheat", description: nil)
    let shop = try await Shop(signedInAs: "Ada", owning: [wheat])
    let user = shop.user
    try user.open(link("/photos/Alpine%20Dawn/buy"))
    try await user.settle()
    let (screens, before) = (shop.screens, user.session.tree)
    try user.open(link(path))
    try await user.settle()
    #expect(user.sees(words))
    try user.tap("OK")
    #expect(shop.screens == screens)
    #expect(user.session.tree == before)
  }

  @Test func `a link to a page that the app has not is none`() async throws {
    #expect(!PhotosApp.hasPage(at: try link("/nonsense")))
    #expect(PhotosApp.hasPage(at: try link("/photos/7/buy")))
    let shop = try await Shop()
    try shop.user.open(link("/nonsense"))
    #expect(shop.user.title == "Photos")
  }
}
