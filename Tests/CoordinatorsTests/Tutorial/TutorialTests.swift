import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// The app of each step does what the tutorial says of it.
@MainActor struct TutorialTests {
  /// An app whose first flow is the given one.
  private final class Delegate: UIResponder, UIApplicationDelegate {
    private let make: (UIWindow) -> Coordinator
    private(set) var coordinator: Coordinator?
    var window: UIWindow?

    init(_ make: @escaping (UIWindow) -> Coordinator) { self.make = make }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let coordinator = make(window)
      coordinator.start(.root(of: window))
      window.makeKeyAndVisible()
      (self.window, self.coordinator) = (window, coordinator)
      return true
    }
  }

  /// An app with a scene. Here its delegate is named in code, on iOS in Info.plist.
  private final class SceneApp: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = Tutorial.Step1.SceneDelegate.self
      return configuration
    }
  }

  private func user(of coordinator: Coordinator) throws -> VirtualUser {
    let delegate = Delegate { _ in coordinator }
    return try VirtualUser(running: App(name: "Tutorial") { _ in delegate })
  }

  @Test("One coordinator shows a list, and a photo when its row is tapped")
  func oneCoordinator() throws {
    let user = try VirtualUser(running: App(name: "Tutorial") { _ in SceneApp() })
    #expect(user.title == "Photos")
    try user.tap("Harbour")
    #expect(user.title == "Harbour")
    try user.goBack()
    #expect(user.title == "Photos")
  }

  @Test("A child shows its screen, is let go of when it is done, and takes its screen away")
  func child() throws {
    let app = Tutorial.Step2.AppCoordinator()
    let user = try user(of: app)
    for way in ["Buy Now", "Cancel"] {
      try user.tap("Harbour")
      try user.tap("Buy")
      #expect(user.title == "Buy Harbour")
      #expect(app.childCoordinators.count == 1)
      try user.tap(way)
      #expect(user.title == "Harbour")
      #expect(app.childCoordinators.isEmpty)
      try user.goBack()
    }
  }

  @Test("A flow that is pushed is over when the user goes back")
  func horizontally() throws {
    let app = Tutorial.Step3.AppCoordinator()
    let user = try user(of: app)
    try user.tap("Harbour")
    try user.tap("Buy")
    #expect(app.childCoordinators.count == 1)
    try user.goBack()
    #expect(user.title == "Harbour")
    #expect(app.childCoordinators.isEmpty)
  }

  @Test("The same flow, presented, is over when the user swipes it down")
  func vertically() throws {
    let app = Tutorial.Step4.AppCoordinator()
    let user = try user(of: app)
    try user.tap("Buy", in: "Harbour")
    #expect(user.title == "Buy Harbour")
    #expect(app.childCoordinators.count == 1)
    try user.swipeDown()
    #expect(user.title == "Photos")
    #expect(app.childCoordinators.isEmpty)
  }

  @Test("An app with a tab bar, as the article on tabs has it, goes from flow to flow")
  func tabs() throws {
    let app = Tabs.AppCoordinator()
    let user = try user(of: app)
    #expect(app.childCoordinators.count == 2)
    #expect(app.link == ["photos"])
    try user.tap("Name")
    #expect(app.link == ["orders"])
    #expect(app.childCoordinators.count == 2)
    app.open(["photos"])
    user.clock.runUntilIdle()
    #expect(app.link == ["photos"])
  }

  @Test("An app with an onboarding, as the article on tabs has it, goes there and back")
  func onboarding() throws {
    let delegate = Delegate { Tabs.LaunchCoordinator(window: $0) }
    let user = try VirtualUser(running: App(name: "Tutorial") { _ in delegate })
    let app = delegate.coordinator
    #expect(user.title == "Welcome")
    user.session.run { _ = app?.childCoordinators.first?.finish() }
    user.clock.runUntilIdle()
    let tabs = try #require(app?.childCoordinators.first as? Tabs.AppCoordinator)
    #expect(tabs.childCoordinators.count == 2)
    user.session.run { _ = tabs.finish() }
    user.clock.runUntilIdle()
    #expect(user.title == "Welcome")
    #expect(app?.childCoordinators.count == 1)
    #expect(user.session.faults == [])
  }

  @Test func `such an app stops where its window gets another root for good`() async throws {
    let delegate = Delegate { Tabs.LaunchCoordinator(window: $0) }
    let user = try VirtualUser(running: App(name: "Tutorial") { _ in delegate })
    let app = try #require(delegate.coordinator)
    let other = UIViewController()
    other.title = "Update"
    user.session.run { delegate.window?.rootViewController = other }
    try await user.settle()
    #expect(user.title == "Update")
    #expect(app.childCoordinators == [])
    #expect(user.session.faults == [])
  }

  private enum Way: CaseIterable { case horizontal, vertical }

  private func beginPurchase(_ way: Way, _ user: VirtualUser) throws {
    if way == .horizontal {
      try user.tap("Harbour")
      try user.tap("Buy")
    } else {
      try user.tap("Buy", in: "Harbour")
    }
  }

  @Test("Who is signed out signs in first, and goes on to buy", arguments: Way.allCases)
  private func nested(_ way: Way) throws {
    let app = Tutorial.Step5.AppCoordinator()
    let user = try user(of: app)
    try beginPurchase(way, user)
    #expect(user.title == "Sign In")
    try user.type("Ada", into: "Name")
    try user.tap("Sign In")
    #expect(user.title == "Buy Harbour")
    if way == .horizontal { #expect(throws: UserError.self) { try user.goBack() } }
    try user.tap("Terms of Service")
    #expect(user.title == "Terms of Service")
    try user.tap("Cancel")
    try user.tap("Buy Now")
    #expect(user.title == (way == .horizontal ? "Harbour" : "Photos"))
    #expect(app.childCoordinators.isEmpty)
  }

  @Test("Who leaves the sign-in screen leaves the purchase", arguments: Way.allCases)
  private func left(_ way: Way) throws {
    let app = Tutorial.Step5.AppCoordinator()
    let user = try user(of: app)
    try beginPurchase(way, user)
    if way == .horizontal { try user.goBack() } else { try user.swipeDown() }
    #expect(user.title == (way == .horizontal ? "Harbour" : "Photos"))
    #expect(app.childCoordinators.isEmpty)
  }
}
