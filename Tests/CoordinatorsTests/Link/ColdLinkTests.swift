import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Links that come as the app starts.
@MainActor struct ColdLinkTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    static let map = LinkMap(["page": "pages/{name}", "flow": "flows/{name}"])
    let root = Guide("root", on: nil)
    lazy var window = UIWindow(frame: UIScreen.main.bounds)
    var isPresented = false
    var outcomes: [LinkOutcome] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      root.start(.root(of: window))
      if isPresented, let stack = root.flowNavigationController {
        root.presentation = .present(from: stack)
      }
      if let url = launchOptions?[.url] as? URL, let link = Self.map.link(for: url) {
        root.open(link, animated: false) { self.outcomes.append($0) }
      }
      window.makeKeyAndVisible()
      return true
    }
  }

  @Test("a link opens an app that was not running", arguments: [true, false])
  func cold(isPresented: Bool) throws {
    let delegate = Delegate()
    delegate.isPresented = isPresented
    let user = try VirtualUser(
      running: App(name: "Test") { _ in delegate },
      opening: URL(string: "test:/flows/A/pages/B"))
    user.clock.runUntilIdle()
    #expect(delegate.outcomes == [.opened])
    #expect(user.title == "B")
    #expect(delegate.root.link == [.flow("A"), .page("B")])
    #expect(delegate.root.childCoordinators.count == 1)
    #expect(
      delegate.root.childCoordinators.first?.flowNavigationController?.viewControllers
        .allSatisfy(\.isViewLoaded) == true)
    try user.goBack()
    #expect(user.title == "A")
    #expect(delegate.root.link == [.flow("A")])
    #expect(user.session.faults == [])
  }
}
