import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow whose parts can be made to hold each other.
private final class Flow: Coordinator {
  enum Fault: String, CaseIterable {
    case none, closure, property, viewHolder, task
    /// Held by an object that lives on, in a place that can be seen.
    case array, parentsClosure, closureInStructure, behindProtocol
  }

  let stack: UINavigationController
  var fault: Fault
  var screen: Page?

  init(on stack: UINavigationController, fault: Fault) {
    self.stack = stack
    self.fault = fault
    super.init()
  }

  override func start() {
    let page = Page("Page")
    switch fault {
    case .closure:
      screen = page
      page.onTap = { self.didFinish?(self) }
    case .property:
      screen = page
      page.owner = self
    case .viewHolder: page.holder = page
    case .task:
      Task { [page] in
        try? await Task.sleep(for: .seconds(600))
        _ = page.title
      }
    case .none, .array, .parentsClosure, .closureInStructure, .behindProtocol:
      page.onTap = { [weak self] in self?.title = "x" }
    }
    stack.pushViewController(page, animated: true)
  }

  var title = ""

  override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    if !(viewController is Page) { didFinish?(self) }
  }
}

private final class Page: UIViewController {
  var onTap: (() -> Void)?
  var owner: Coordinator?
  var holder: UIViewController?
  private lazy var label = UILabel()

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }
}

private protocol Keeping {}

/// Too large to lie within an existential.
private struct Locker: Keeping {
  var labels = ["", "", ""]
  var numbers = (1, 2, 3, 4)
  let page: Page
}

private final class Keeper {
  var body: (() -> Void)?
}

/// As large as it is, its allocation is a word longer.
private final class Pair {
  let first = 1
  let second = 2
}

private struct Handlers {
  weak var last: UIViewController?
  var onReturn: (() -> Void)?
}

private final class Root: Coordinator, FirstFlow {
  let stack = UINavigationController()
  var kept: [UIViewController] = []
  var onReturn: (() -> Void)?
  var handlers = Handlers()
  var keeping: (any Keeping)?
  /// Keeps closures that capture something else.
  var others: [Keeper] = []
  weak var lastPage: UIViewController?
  var fault: Flow.Fault

  init(_ fault: Flow.Fault) {
    self.fault = fault
    super.init()
  }

  override func start() {
    stack.delegate = self
    let home = Screen("Home") { screen in
      screen.button("Go") { [weak self] in self?.go() }
    }
    stack.pushViewController(home, animated: false)
  }

  private func go() {
    pushCoordinator(Flow(on: stack, fault: fault))
    guard let page = stack.topViewController else { return }
    lastPage = page
    if fault == .array { kept.append(page) }
    if fault == .parentsClosure { onReturn = { page.title = "back" } }
    if fault == .behindProtocol, let page = page as? Page { keeping = Locker(page: page) }
    if fault == .closureInStructure {
      handlers = Handlers(last: page) { page.title = "back" }
    }
  }
}

/// A flow that waits in a task for another one, which is shown over it.
private final class Waiting: Coordinator, FirstFlow {
  let stack = UINavigationController()

  override func start() {
    let home = Screen("Home") { [weak self] screen in
      screen.button("Go") { [weak self] in self?.go() }
    }
    stack.pushViewController(home, animated: false)
  }

  private func go() { Task { try await run(SignIn(), .present(from: stack)) } }

  private final class SignIn: Coordinator {
    override func start() { show(Page("Sign In")) }
  }
}

@MainActor struct LeakTests {
  private func user(_ fault: Flow.Fault) throws -> VirtualUser {
    try VirtualUser(running: App(name: "Test") { _ in Delegate(Root(fault)) })
  }

  private func leaks(_ fault: Flow.Fault) throws -> [String] {
    let user = try user(fault)
    #expect(user.leaks == [])
    try user.tap("Go")
    #expect(user.leaks == [])
    try user.goBack()
    return user.leaks.map(\.description)
  }

  @Test(arguments: [
    Flow.Fault.none, .array, .parentsClosure, .closureInStructure, .behindProtocol,
  ])
  fileprivate func `what can still be reached is no leak`(fault: Flow.Fault) throws {
    #expect(try leaks(fault) == [])
  }

  /// A page has leaked, and its address lay in memory before the keepers' closures were made there.
  private func expectLeak(_ makeBody: (Root, VirtualUser) -> () -> Void) throws {
    let root = Root(.viewHolder)
    let user = try VirtualUser(running: App(name: "Test") { _ in Delegate(root) })
    try user.tap("Go")
    try user.goBack()
    let page = try #require(root.lastPage)
    // As large as what a closure with two captures takes, and one word more.
    let address = UInt(bitPattern: Unmanaged.passUnretained(page).toOpaque())
    root.others = (0..<200).map { _ in Keeper() }
    let blocks = root.others.map { _ in UnsafeMutablePointer<UInt>.allocate(capacity: 5) }
    for block in blocks { block.initialize(repeating: address, count: 5) }
    for block in blocks { block.deallocate() }
    for keeper in root.others { keeper.body = makeBody(root, user) }
    #expect(user.leaks.map(\.type) == ["Page"])
    root.others = []
  }

  @Test func `what lay in memory before a closure was made there does not hide a leak`() throws {
    try expectLeak { root, user in { _ = (root, user) } }
  }

  @Test func `nor does what lay there before the one object that a closure captures`() throws {
    try expectLeak { _, _ in
      let pair = Pair()
      return { _ = pair.first }
    }
  }

  @Test func `a closure that holds its coordinator is named`() throws {
    #expect(
      try leaks(.closure).sorted() == [
        "Flow is still alive: Page.onTap (a closure) holds it",
        "Page “Page” is still alive: Flow.screen holds it",
      ])
  }

  @Test func `properties that hold each other are named`() throws {
    #expect(
      try leaks(.property).sorted() == [
        "Flow is still alive: Page.owner holds it",
        "Page “Page” is still alive: Flow.screen holds it",
      ])
  }

  @Test func `a screen that holds itself is named, its views are not named besides`() throws {
    #expect(
      try leaks(.viewHolder) == ["Page “Page” is still alive: Page.holder holds it"])
  }

  @Test func `where nothing can be seen, that is said`() throws {
    #expect(
      try leaks(.task) == [
        "Page “Page” is still alive; who holds it cannot be seen (a task, a timer, or a closure"
          + " within a closure)"
      ])
  }

  // MARK: expectReleased

  @Test func `what comes and goes is released`() async throws {
    let user = try user(.none)
    try user.expectReleased {
      try user.tap("Go")
      try user.goBack()
    }
    try await user.expectReleased {
      try user.tap("Go")
      try await user.settle()
      try user.goBack()
    }
  }

  @Test(arguments: [
    (Flow.Fault.closure, "Flow is still alive: Page.onTap (a closure) holds it."),
    (.array, "Page “Page” is still alive: Delegate.root → Root.kept[0] holds it."),
    (.parentsClosure, "Page “Page” is still alive: Delegate.root → Root.onReturn (a closure)"),
    (
      .closureInStructure,
      "Page “Page” is still alive: Delegate.root → Root.handlers.onReturn (a closure)"
    ),
    (.behindProtocol, "Page “Page” is still alive: Delegate.root → Root.keeping.page holds it."),
  ])
  fileprivate func `what stays is named, with its holder`(
    fault: Flow.Fault, reason: String
  ) throws {
    let user = try user(fault)
    let failure = failure {
      try user.expectReleased {
        try user.tap("Go")
        try user.goBack()
      }
    }
    #expect(failure?.hasPrefix("could not see everything go. ") == true)
    #expect(failure?.contains(reason) == true, "\(failure ?? "")")
  }

  @Test func `what stays is found also where it lies in the place of something that has gone`()
    throws
  {
    for _ in 1...20 {
      let root = Root(.none)
      let user = try VirtualUser(running: App(name: "Test") { _ in Delegate(root) })
      try user.tap("Go")
      root.fault = .array
      let failure = failure {
        try user.expectReleased {
          try user.goBack()
          try user.tap("Go")
          try user.goBack()
        }
      }
      #expect(failure?.contains("Root.kept[0] holds it") == true, "\(failure ?? "none")")
    }
  }

  @Test func `a flow that has not ended is not released`() throws {
    let user = try user(.none)
    let failure = failure { try user.expectReleased { try user.tap("Go") } }
    #expect(failure?.contains("Flow is still alive: ") == true, "\(failure ?? "")")
    #expect(failure?.contains("Page “Page” is still alive: ") == true)
  }

  // MARK: expectNoLeaks

  private func visit(_ fault: Flow.Fault) throws {
    let user = try user(fault)
    try user.tap("Go")
    try user.goBack()
  }

  private func report(of test: () async throws -> Void) async -> String? {
    do {
      try await VirtualUser.expectNoLeaks(in: test)
      return nil
    } catch let error as UserError {
      return "could not \(error.step). \(error.reason)"
    } catch {
      return "\(error)"
    }
  }

  @Test func `of each user of a test, what is left at its end is named`() async throws {
    #expect(
      await report {
        try visit(.none)
        try visit(.property)
        try visit(.none)
      } == """
        could not see everything go. Flow is still alive: Page.owner holds it.
        Page “Page” is still alive: Flow.screen holds it.
        """)
  }

  @Test func `a test that ends within a flow leaves nothing behind`() async throws {
    #expect(
      await report {
        try user(.none).tap("Go")
        try user(.closure).tap("Go")
      } == nil)
  }

  @Test("what waits for a flow as its app is ended is waited for", arguments: [true, false])
  func endedApp(hasLeft: Bool) async {
    var titles: [String] = []
    let report = await report {
      let user = try VirtualUser(running: App(name: "Test") { _ in Delegate(Waiting()) })
      try user.tap("Go")
      try await user.settle()
      titles.append(user.title)
      if hasLeft { try user.leaveApp() }
      try user.relaunch()
      titles.append(user.title)
    }
    #expect(titles == ["Sign In", "Home"])
    #expect(report == nil)
  }

  @Test func `what goes wrong in the test itself comes first`() async throws {
    struct Mistake: Error {}
    #expect(
      await report {
        try visit(.closure)
        throw Mistake()
      } == "Mistake()")
  }

  @Test func `users of other tests are none of its business`() async throws {
    let other = try user(.closure)
    #expect(
      await report {
        try other.tap("Go")
        try other.goBack()
      } == nil)
  }
}
