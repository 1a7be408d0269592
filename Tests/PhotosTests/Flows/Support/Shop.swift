import AppHost
import CoordinatorTesting
import Coordinators
import Foundation
import UIKit

@testable import Photos

/// The app for a test: a store in memory whose passwords are cheap to hash, and three photos.
@MainActor struct Shop {
  /// Of every account that a shop opens with.
  nonisolated static let password = "correct horse"
  /// Its hash. Every hash takes its time, even the cheapest.
  private static let passwordHash = Task {
    try await PasswordHash(password, cost: .lowest)
  }

  let database: StoreDatabase
  let user: VirtualUser
  private let delegates = Delegates()

  /// What the session runs, held weakly, for tests of what is released.
  @MainActor private final class Delegates {
    weak var last: AppDelegate?
  }

  /// - Parameters:
  ///   - accounts: of people who have been here before.
  ///   - name: who of them is signed in on the device.
  ///   - purchases: what that person owns.
  init(
    database: StoreDatabase? = nil, device: String = "phone",
    library: any PhotoLibrary = SmallGallery(), queue: WorkQueue = .passwords,
    accounts: [String] = [], signedInAs name: String? = nil, owning purchases: [Photo] = [],
    opening link: URL? = nil
  ) async throws {
    let database = try database ?? .inMemory()
    self.database = database
    for account in accounts where account != name {
      try await database.addAccount(account, Self.passwordHash.value)
    }
    if let name {
      try await database.addAccount(name, Self.passwordHash.value, signedInOn: device)
    }
    let store = Store(database: database, device: device, cost: .lowest)
    for photo in purchases { try store.buy(photo) }

    let delegates = delegates
    user = try VirtualUser(
      running: App(name: "Photos") { device in
        let store = Store(database: database, device: device.id, cost: .lowest, queue: queue)
        let delegate = AppDelegate(library: library, store: store)
        delegates.last = delegate
        return delegate
      }, on: App.Device(id: device), opening: link)
  }

  // MARK: What a user does

  /// Fills in the form on screen and sends it off.
  func enter(_ name: String, _ password: String = Shop.password) throws {
    try user.type(name, into: "Name")
    try user.type(password, into: "Password")
    try user.tap(user.title)
  }

  // MARK: What a user does not see

  var delegate: AppDelegate? { delegates.last }

  var stack: UINavigationController? {
    user.session.application.mainScene?.windows.first?.rootViewController
      as? UINavigationController
  }

  /// The stack's one delegate.
  var app: AppCoordinator? { stack?.delegate as? AppCoordinator }

  /// The flows that run within the app's, the outermost first.
  var flows: [Coordinator] {
    func flows(in coordinator: Coordinator) -> [Coordinator] {
      coordinator.childCoordinators.flatMap { [$0] + flows(in: $0) }
    }
    return app.map(flows) ?? []
  }

  /// Every controller on the app's stack and on what is presented, the lowest first.
  var screens: [UIViewController] {
    let layers = stack.map {
      sequence(first: $0 as UIViewController) { $0.presentedViewController }
    }
    return layers?.flatMap { [$0] + $0.children } ?? []
  }
}
