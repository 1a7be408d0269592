import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// An app closes, and what a flow has asked for still waits.
@MainActor struct ClosedWhileWaitingTests {
  /// Shows nothing itself, and begins with a flow within it.
  private final class Launch: Coordinator {
    override func start() {
      let main = Errand("main", ["Main"])
      main.flowPresentation = flowPresentation
      pushCoordinator(main)
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    let launch = Launch()
    // Made as the app launches: a window belongs to a running session.
    lazy var window = UIWindow(frame: UIScreen.main.bounds)

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      launch.start(.root(of: window))
      window.makeKeyAndVisible()
      return true
    }
  }

  @Test func `nobody is told of a mistake`() async throws {
    var delegate: Delegate?
    let user = try VirtualUser(
      running: App(name: "Test") { _ in
        let made = Delegate()
        delegate = made
        return made
      })
    var problems: [String] = []
    let subscription = delegate?.launch.trace {
      if case .problem(let text) = $0 { problems.append(text) }
    }
    let waiting = Errand("waiting", ["Waiting"])
    user.session.run {
      guard let delegate else { return }
      let sheet = Errand("sheet", ["Sheet"])
      sheet.flowPresentation = .over()
      delegate.launch.childCoordinators.first?.pushCoordinator(sheet)
    }
    user.clock.runUntilIdle()
    user.waitsForTransitions = false
    try user.swipeDown(.begin)
    let task = user.session.run { [weak launch = delegate?.launch] in
      Task { try await launch?.run(waiting, .over()) }
    }
    while waiting.requests.isEmpty { await Task.yield() }
    #expect(waiting.outcomes == [nil])
    // The app alone holds what there is.
    delegate = nil
    user.session.end()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(waiting.outcomes == [.refused(.nowhereToShow)])
    #expect(problems == [])
    subscription?.cancel()
  }
}
