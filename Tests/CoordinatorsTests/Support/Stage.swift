import AppHost
import CoordinatorTesting
import Coordinators
import UIKit

/// A running app for a test: a window whose root flow shows "Home", and a user.
@MainActor final class Stage {
  let user: VirtualUser
  let home: Errand
  let window: UIWindow
  /// It outlives the app.
  let ledger = Ledger()
  /// What has ended, in order.
  var ends: [String] {
    get { ledger.ends }
    set { ledger.ends = newValue }
  }

  init() throws {
    let delegate = Delegate()
    user = try VirtualUser(running: App(name: "Test") { _ in delegate })
    home = delegate.home
    window = delegate.window
    home.stage = self
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    let home = Errand("home", ["Home"])
    // Made as the app launches: a window belongs to a running session.
    lazy var window = UIWindow(frame: UIScreen.main.bounds)

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      home.isAnimated = false
      home.start(.root(of: window))
      home.isAnimated = true
      window.makeKeyAndVisible()
      return true
    }
  }

  /// The stack that the root flow is on.
  var stack: UINavigationController {
    window.rootViewController as? UINavigationController ?? UINavigationController()
  }

  /// The screens of a stack, by their titles.
  func titles(of stack: UINavigationController? = nil) -> [String] {
    (stack ?? self.stack).viewControllers.map { $0.title ?? "" }
  }

  /// Runs code as the app's.
  @discardableResult func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try user.session.run(body)
  }

  /// Lets everything that moves come to rest.
  func settle() { user.clock.runUntilIdle() }

  /// Starts a flow and lets it come to rest. Only its parent holds it.
  @discardableResult func begin(
    _ name: String, _ titles: [String], _ presentation: FlowPresentation? = nil,
    within parent: Coordinator? = nil, settles: Bool = true,
    _ configure: (Errand) -> Void = { _ in }
  ) -> Weakly<Errand> {
    run {
      let errand = Errand(name, titles)
      errand.stage = self
      note(errand, name)
      errand.flowPresentation = presentation
      errand.didFinish = { [ledger] _ in ledger.ends.append(name) }
      configure(errand)
      (parent ?? home).pushCoordinator(errand)
      if settles { settle() }
      return Weakly(errand)
    }
  }

  /// A screen whose release is looked after.
  func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    note(page, title)
    return page
  }

  func note(_ object: NSObject, _ name: String) { ledger.note(object, name) }

  /// What is alive of what has been made here.
  var alive: [String] { ledger.alive }

  var faults: [String] { user.session.faults }
}

/// Holds nothing.
@MainActor struct Weakly<Object: AnyObject> {
  private(set) weak var object: Object?
  init(_ object: Object) { self.object = object }
}
