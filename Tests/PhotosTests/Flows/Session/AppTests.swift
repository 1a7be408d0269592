import AppHost
import CoordinatorTesting
import Foundation
import Testing
import UIKit

@testable import Photos

@Suite(.nothingStays) @MainActor struct AppTests {
  @Test func `the app sells the built-in gallery, and keeps its database in the data folder`()
    async throws
  {
    let folder = try TemporaryFolder()
    let app = try PhotosApp(dataFolder: folder.url, photoFolder: nil)
    let user = try VirtualUser(
      running: App(name: "Photos") { app.makeDelegate(device: $0.id) })
    try await user.settle()
    #expect(user.title == "Photos")
    #expect(user.session.tree.rowsOnSale.count >= 24)
    #expect(user.session.tree.root.all { $0.role == .image }.count >= 24)
    #expect(try folder.names().contains("photos.sqlite"))
  }

  @Test func `the app sells the pictures of any folder`() async throws {
    let (data, photos) = (try TemporaryFolder(), try TemporaryFolder())
    try photos.write(Fixture.wide.data, to: "Sunday <walk>.jpg")
    try photos.write(Fixture.small.data, to: "crab.png")
    try photos.write(Data("broken".utf8), to: "broken.jpg")
    let app = try PhotosApp(dataFolder: data.url, photoFolder: photos.url)
    let user = try VirtualUser(
      running: App(name: "Photos") { app.makeDelegate(device: $0.id) })
    try await user.settle()
    #expect(user.session.tree.rowsOnSale.contains { $0.contains("Sunday <walk>") })
    #expect(user.session.tree.root.all { $0.role == .image }.count == 2)
    #expect(user.session.faults == [])
  }

  @Test func `the app coordinator has a root view controller, and shows its list at the start`() {
    let store = try? Store(database: .inMemory(), device: "phone", cost: .lowest)
    guard let store else { return }
    let coordinator = AppCoordinator(library: SmallGallery(), store: store)
    #expect(coordinator.rootViewController.viewControllers == [])
    coordinator.start()
    #expect(
      coordinator.rootViewController.viewControllers.map { "\(type(of: $0))" } == [
        "PhotoListViewController"
      ])
  }

  @Test func `it holds no purchase state, during a purchase nor after it`() async throws {
    let purchase = try await Purchase(.vertical, signedInAs: "Ada")
    func stored() throws -> [String] {
      try Mirror(reflecting: #require(purchase.shop.app)).children.map { "\(type(of: $0.value))" }
    }
    let types = [
      "UINavigationController", "SmallGallery", "Store", "PhotoListViewController",
    ]
    #expect(try stored() == types)
    try purchase.user.tap("Buy")
    #expect(try stored() == types)
  }

  @Test func `a screen is made by instantiate(), and knows no coordinator`() {
    let types: [any Storyboardable.Type] = [
      PhotoListViewController.self, PhotoViewController.self, SignInViewController.self,
      CreateAccountViewController.self, BuyViewController.self, TermsViewController.self,
    ]
    for type in types {
      let screen = type.instantiate()
      #expect(Swift.type(of: screen) == type)
      #expect(screen !== type.instantiate())
      let stored = Mirror(reflecting: screen).children.map { "\(Swift.type(of: $0.value))" }
      #expect(!stored.contains { $0.contains("Coordinator") })
    }
  }
}
