import AppHost
import CoordinatorTesting
import Coordinators
import Foundation
import Testing
import UIKit

@testable import Photos

/// The process is killed while the app is in the background; the user comes back.
@Suite(.nothingStays) @MainActor struct KillTests {
  private func killed(_ purchase: Purchase) async throws {
    try purchase.user.leaveApp()
    try purchase.user.relaunch()
    try await purchase.user.settle()
  }

  @Test(
    "the purchase is where it was", arguments: Purchase.Way.allCases,
    [Purchase.Place.signIn, .createAccount, .buy, .terms])
  func purchase(way: Purchase.Way, place: Purchase.Place) async throws {
    let purchase = try await Purchase(way, at: place)
    func seen() -> [String] {
      purchase.shop.screens.map { "\(type(of: $0)) \($0.title ?? "")" }
        + purchase.shop.flows.map { "\(type(of: $0))" }
    }
    let (before, address) = (seen(), purchase.user.session.address)
    try await killed(purchase)
    #expect(seen() == before)
    #expect(purchase.user.title == place.rawValue)
    #expect(purchase.user.session.address == address)
    #expect(purchase.user.session.faults == [])
  }

  @Test(arguments: Purchase.Way.allCases)
  func `who has signed in on the way comes back to the purchase, and not to the way there`(
    way: Purchase.Way
  ) async throws {
    let purchase = try await Purchase(way, at: .buyAfterSignIn)
    let (flows, address) = (purchase.shop.flows.count, purchase.user.session.address)
    try await killed(purchase)
    #expect(purchase.user.title == "Buy Photo")
    #expect(purchase.shop.flows.count == flows)
    #expect(purchase.user.session.address == address)
    #expect(!purchase.shop.screens.contains { $0 is SignInViewController })
    try purchase.user.tap("Buy")
    try await purchase.user.settle()
    #expect(purchase.user.title == purchase.origin)
  }

  @Test(arguments: Purchase.Way.allCases)
  func `a name that has been entered is there again, and a password is not`(
    way: Purchase.Way
  ) async throws {
    let purchase = try await Purchase(way, at: .signIn)
    try purchase.user.type("Grace", into: "Name")
    try purchase.user.type(Shop.password, into: "Password")
    try await killed(purchase)
    #expect(value(of: "Name", purchase.user) == "Grace")
    #expect(value(of: "Password", purchase.user).isEmpty)
  }

  private func value(of field: String, _ user: VirtualUser) -> String {
    user.session.tree.root.first { $0.label == field && $0.actions.contains(.type) }?.value ?? ""
  }

  @Test(arguments: Purchase.Way.allCases)
  func `so is one for a new account, and what was entered before`(way: Purchase.Way) async throws {
    let purchase = try await Purchase(way, at: .signIn)
    let user = purchase.user
    try user.type("Ada", into: "Name")
    try user.tap("Create Account")
    try user.type("Grace", into: "Name")
    try user.type(Shop.password, into: "Password")
    try await killed(purchase)
    try await killed(purchase)
    #expect(user.title == "Create Account")
    #expect(value(of: "Name", user) == "Grace")
    #expect(value(of: "Password", user).isEmpty)
    try user.goBack()
    #expect(user.title == "Sign In")
    #expect(value(of: "Name", user) == "Ada")
  }

  @Test func `a link that waits for somebody to sign in waits again`() async throws {
    let path = "/photos/Alpine%20Dawn/buy/terms"
    let shop = try await Shop(
      accounts: ["Ada"], opening: URL(string: "https://photos.example\(path)"))
    try await shop.user.settle()
    for _ in 1...2 {
      #expect(shop.user.title == "Sign In")
      try shop.user.leaveApp()
      try shop.user.relaunch()
      try await shop.user.settle()
    }
    #expect(shop.user.title == "Sign In")
    try shop.enter("Ada")
    try await shop.user.settle()
    #expect(shop.user.title == "Terms of Service")
    #expect(shop.user.session.address == path)
    // What has been opened is in the tree.
    try shop.user.swipeDown()
    try shop.user.leaveApp()
    try shop.user.relaunch()
    try await shop.user.settle()
    #expect(shop.user.title == "Buy Photo")
    #expect(shop.user.session.faults == [])
  }

  @Test(arguments: Purchase.Way.allCases)
  func `it goes on, and is left as one that was not interrupted`(way: Purchase.Way) async throws {
    let purchase = try await Purchase(way)
    try await killed(purchase)
    try await purchase.signIn()
    #expect(purchase.user.title == "Buy Photo")
    try purchase.user.tap("Buy")
    try await purchase.user.settle()
    #expect(purchase.user.title == purchase.origin)
    #expect(purchase.shop.flows == [])
    #expect(purchase.user.leaks.isEmpty)
  }

  @Test func `a photo that is gone is left out, and the list is there`() async throws {
    let library = Shelf()
    let shop = try await Shop(library: library, signedInAs: "Ada")
    try await shop.user.settle()
    try shop.user.tap("Blue Ice")
    try shop.user.tap("Buy")
    #expect(shop.user.title == "Buy Photo")
    library.photos.removeAll { $0.title == "Blue Ice" }
    try shop.user.relaunch()
    try await shop.user.settle()
    #expect(shop.user.title == "Photos")
    #expect(shop.flows == [])
    #expect(shop.user.session.faults == [])
  }

  @Test func `a link says where to go instead`() async throws {
    let purchase = try await Purchase(.horizontal, at: .buy)
    try purchase.user.relaunch(
      opening: URL(string: "https://photos.example/photos/Blue%20Ice"))
    try await purchase.user.settle()
    #expect(purchase.user.title == "Blue Ice")
    #expect(purchase.shop.flows == [])
  }

  /// A library that changes between two launches.
  private final class Shelf: PhotoLibrary, @unchecked Sendable {
    // Touched by tests on the main actor alone.
    var photos = SmallGallery().photos
    private let gallery = SmallGallery()
    func thumbnail(of photo: Photo) async throws -> URL { try await gallery.thumbnail(of: photo) }
    func picture(of photo: Photo) async throws -> URL { try await gallery.picture(of: photo) }
  }
}
