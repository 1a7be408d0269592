import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Links to tabs, and links that come as the app starts.
@MainActor struct LinkTabTests {
  @Test func `a tab that is there is chosen, and what is open in it stays`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.open([.tab("right"), .page("A"), .flow("B")])
    let flow = scene.flow("B")
    scene.open([.tab("left"), .page("L")])
    #expect(scene.titles == "left L")
    #expect(scene.root.link == [.tab("left"), .page("L")])
    #expect(scene.open([.tab("right"), .page("A"), .flow("B"), .page("C")]) == .opened)
    #expect(scene.titles == "right A B C")
    #expect(scene.flow("B") === flow)
    scene.stage.run { scene.tabs?.selectedIndex = 0 }
    scene.stage.settle()
    #expect(scene.titles == "left L")
    #expect(scene.stage.faults == [])
  }

  @Test func `a sheet over the tabs is left for a link into one of them`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.root.presentation = .present(from: try #require(scene.tabs))
    scene.open([.flow("sheet")])
    #expect(scene.root.link == [.flow("sheet")])
    #expect(scene.open([.tab("right")]) == .opened)
    #expect(scene.titles == "right")
    #expect(scene.stage.ends == ["sheet"])
    #expect(scene.open([]) == .opened)
    #expect(scene.titles == "right")
  }

  @Test func `a controller in a tab without a flow of its own is chosen`() throws {
    let scene = try LinkScene(hasTabs: true)
    let plain = scene.stage.page("plain")
    scene.stage.run {
      scene.tabs?.viewControllers?.append(UINavigationController(rootViewController: plain))
    }
    scene.root.ways = { _, step, _ in step == "plain" ? .select(plain) : nil }
    #expect(scene.open(["plain"]) == .opened)
    #expect(scene.titles == "plain")
    #expect(scene.root.link == ["plain"])
  }

  @Test func `another coordinator may be asked, and none for ever`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.root.ways = { [weak scene] guide, step, _ in
      guard let left = scene?.flow("left"), let root = scene?.root else { return nil }
      switch step {
      case "ring": return .ask(guide === left ? root : left)
      default: return guide === root && step.name != "tab" ? .ask(left) : nil
      }
    }
    scene.flow("left")?.ways = scene.root.ways
    #expect(scene.open([.page("A")]) == .opened)
    #expect(scene.titles == "left A")
    #expect(scene.open(["ring"]) == .failed(LinkFailure("ring", .unknown(to: "Guide"))))
  }

  // MARK: Cold

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
