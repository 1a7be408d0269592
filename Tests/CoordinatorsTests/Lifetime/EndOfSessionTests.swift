import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A session that ends lets go of the app's delegate, and so of the first coordinator: nobody else holds that.
@MainActor struct EndOfSessionTests {
  /// What the test knows of the app, none of which it holds.
  @MainActor private final class Book {
    let ledger = Ledger()
    var results: [String: [String?]] = [:]
    var ends: [String] { ledger.ends }
    var alive: [String] { ledger.alive }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    let home = Errand("home", [])
    lazy var window = UIWindow(frame: UIScreen.main.bounds)
    private let book: Book

    init(_ book: Book) { self.book = book }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      note(home, "delegate's home")
      note(self, "delegate")
      home.onStart = { [weak self] home in self?.show("Home", in: home) }
      home.start(.root(of: window))
      window.makeKeyAndVisible()
      return true
    }

    func note(_ object: NSObject, _ name: String) { book.ledger.note(object, name) }

    private func show(_ title: String, in flow: Errand) {
      let page = UIViewController()
      page.title = title
      note(page, title)
      flow.show(page)
    }

    /// Begins a flow, and whoever runs it hears of its result.
    ///
    /// - Parameter show: shows what it has; two screens if nothing else is said.
    func begin(
      _ name: String, _ presentation: FlowPresentation? = nil, within parent: Coordinator?,
      showing show: ((Errand) -> Void)? = nil
    ) -> Errand {
      let flow = Errand(name, [])
      note(flow, name)
      flow.onStart = { [weak self] flow in
        if let show { return show(flow) }
        for number in 1...2 { self?.show("\(name) \(number)", in: flow) }
      }
      flow.didFinish = { [book] _ in book.ledger.ends.append(name) }
      parent?.run(flow, presentation) { [book] in book.results[name, default: []].append($0) }
      return flow
    }
  }

  enum Ending: CaseIterable { case userEnds, systemKills, sessionIsReleased }

  /// What still moves then.
  enum Moment: CaseIterable { case atRest, pushing, presenting, dismissing, goingBack }

  @Test(
    "all that ran within it has ended once, the innermost first, and all is released",
    arguments: Ending.allCases, Moment.allCases)
  func ends(ending: Ending, moment: Moment) throws {
    let book = Book()
    let clock = ManualClock()
    var session: AppSession? = try AppSession(
      app: App(name: "Test") { _ in Delegate(book) }, clock: .manual(clock), isStrict: true)
    try session.map { try begin(book, in: $0, clock, moment) }
    #expect(book.ends == [])
    let faults = session?.faults
    end(&session, ending)
    let expected = ["innermost", "sheet", "inner", "outer"]
    #expect(book.ends == expected)
    #expect(book.alive == [])
    for name in expected { #expect(book.results[name] == [nil], "\(name)") }
    clock.runUntilIdle()
    #expect(book.ends == expected)
    #expect(faults == [])
  }

  @Test(
    "so it is while a link has a step left, and a task waits for another flow",
    arguments: Ending.allCases)
  func endsWithLink(ending: Ending) async throws {
    let book = Book()
    let clock = ManualClock()
    var session: AppSession? = try AppSession(
      app: App(name: "Test") { _ in Delegate(book) }, clock: .manual(clock), isStrict: true)
    let showAtOnce = { (flow: Errand) in
      _ = flow.show(UIViewController(), animated: false)
    }
    var outcomes: [LinkOutcome] = []
    clock.runUntilIdle()
    for _ in 0..<20 { await Task.yield() }
    try session.map { session in
      clock.runUntilIdle()
      let delegate = try #require(session.application.delegate as? Delegate)
      session.run {
        delegate.home.ways = { [weak delegate] _ in
          let linked = delegate?.begin("linked", within: nil, showing: showAtOnce)
          guard let linked else { return .unknown }
          linked.ways = { _ in .show(UIViewController()) }
          return .start(linked)
        }
        delegate.home.open(["linked", "step"]) { outcomes.append($0) }
      }
      session.run {
        _ = Task { [weak home = delegate.home, weak delegate] in
          let other = delegate?.begin("other", within: nil, showing: showAtOnce)
          guard let home, let other else { return }
          _ = try? await home.run(other) as String
        }
      }
    }
    await Task.yield()
    end(&session, ending)
    session = nil
    for _ in 0..<50 { await Task.yield() }
    #expect(outcomes.count == 1)
    #expect(book.alive == [])
    #expect(book.ends.sorted() == ["linked", "other"])
  }

  private func end(_ session: inout AppSession?, _ ending: Ending) {
    switch ending {
    case .userEnds: session?.end()
    case .systemKills: session?.kill()
    case .sessionIsReleased: session = nil
    }
  }

  /// What the window shows, with the flows in it.
  enum Container: CaseIterable { case tabs, tabUnseen, columns, pages }

  @Test(
    "so it is in tabs, columns and pages", arguments: Ending.allCases, Container.allCases)
  func endsInContainer(ending: Ending, container: Container) throws {
    let book = Book()
    let clock = ManualClock()
    var session: AppSession? = try AppSession(
      app: App(name: "Test") { _ in Delegate(book) }, clock: .manual(clock), isStrict: true)
    try session.map { session in
      clock.runUntilIdle()
      let delegate = try #require(session.application.delegate as? Delegate)
      session.run {
        let outer = begin(in: container, of: delegate)
        clock.runUntilIdle()
        let inner = delegate.begin("inner", within: outer)
        clock.runUntilIdle()
        if container == .tabUnseen {
          (delegate.window.rootViewController as? UITabBarController)?.selectedIndex = 0
        } else {
          _ = delegate.begin("sheet", .over(), within: inner)
        }
      }
      clock.runUntilIdle()
    }
    #expect(book.ends == [])
    let faults = session?.faults
    end(&session, ending)
    let expected = (container == .tabUnseen ? [] : ["sheet"]) + ["inner", "outer", "shell"]
    clock.runUntilIdle()
    #expect(book.ends == expected)
    #expect(book.alive == [])
    for name in expected { #expect(book.results[name] == [nil], "\(name)") }
    #expect(faults == [])
  }

  /// - Returns: the flow in the container.
  private func begin(in container: Container, of delegate: Delegate) -> Errand {
    let stack = UINavigationController()
    let root: UIViewController
    var way = FlowPresentation.push(on: stack)
    switch container {
    case .tabs, .tabUnseen:
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      way = .tab(of: tabs, isSelected: true)
      root = tabs
    case .columns:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(stack, for: .secondary)
      root = split
    case .pages:
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      pages.setViewControllers([stack], direction: .forward, animated: false)
      root = pages
    }
    let shell = delegate.begin("shell", .root(of: delegate.window), within: delegate.home) {
      $0.show(root, animated: false)
    }
    return delegate.begin("outer", way, within: shell)
  }

  private func begin(
    _ book: Book, in session: AppSession, _ clock: ManualClock, _ moment: Moment
  ) throws {
    clock.runUntilIdle()
    let delegate = try #require(session.application.delegate as? Delegate)
    try session.run {
      let outer = delegate.begin("outer", within: delegate.home)
      let inner = delegate.begin("inner", within: outer)
      clock.runUntilIdle()
      let stack = try #require(inner.flowNavigationController)
      let sheet = delegate.begin("sheet", .present(from: stack), within: inner)
      if moment == .presenting { clock.advance(by: 0.1) } else { clock.runUntilIdle() }
      let innermost = delegate.begin("innermost", within: sheet)
      if moment == .pushing { clock.advance(by: 0.1) }
      if moment != .presenting, moment != .pushing { clock.runUntilIdle() }
      if moment == .goingBack { innermost.goBack() }
      if moment == .dismissing { stack.dismiss(animated: true) }
    }
    if moment != .atRest { #expect(session.isTransitioning) }
  }
}
