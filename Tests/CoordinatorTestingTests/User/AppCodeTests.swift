import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What a test calls of the app's own code, and what that does as it is launched.
@MainActor struct AppCodeTests {
  private final class AppCoordinator: Coordinator {
    private let welcomes: Bool

    init(welcomes: Bool) {
      self.welcomes = welcomes
      super.init()
    }

    override func start() {
      show(Self.page("Home"))
      if welcomes { present(Self.page("Welcome")) }
    }

    override func way(to step: LinkStep, after path: [LinkStep]) -> LinkWay {
      .show(Self.page(step.name))
    }

    private static func page(_ title: String) -> UIViewController {
      let page = UIViewController()
      page.title = title
      return page
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    let coordinator: AppCoordinator
    // Made as the app launches: a window belongs to a running session.
    private lazy var window = UIWindow(frame: UIScreen.main.bounds)

    init(_ coordinator: AppCoordinator) {
      self.coordinator = coordinator
      super.init()
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      coordinator.start(.root(of: window))
      window.makeKeyAndVisible()
      return true
    }
  }

  private final class Launches {
    var coordinators: [AppCoordinator] = []
  }

  private func launch(welcomes: Bool) throws -> (VirtualUser, Launches) {
    let launches = Launches()
    let app = App(name: "Test") { _ in
      let coordinator = AppCoordinator(welcomes: welcomes)
      launches.coordinators.append(coordinator)
      return Delegate(coordinator)
    }
    return (try VirtualUser(running: app), launches)
  }

  @Test func `what it runs as the app's moves on the user's clock`() async throws {
    let (user, launches) = try launch(welcomes: false)
    let coordinator = try #require(launches.coordinators.last)
    var outcomes: [LinkOutcome] = []
    for link in [["a"], ["a", "b"]] as [Link] {
      user.session.run { coordinator.open(link) { outcomes.append($0) } }
      try await user.settle()
    }
    #expect(outcomes == [.opened, .opened])
    #expect(user.title == "b")
  }

  @Test func `what the app shows at first is there`() throws {
    let (user, launches) = try launch(welcomes: true)
    #expect(user.title == "Welcome")
    try user.relaunch()
    #expect(launches.coordinators.count == 2)
    #expect(user.title == "Welcome")
  }
}
