import Testing
import UIKit

/// One window, whose root is another before and after log-in.
@MainActor @Suite("Adoption: a window swapped at log-in") struct LogInTests {
  @Test("The root is replaced, and the screens of before are released")
  func swap() throws {
    let stage = Stage()
    let app = stage.run { RootCoordinator(window: stage.window) }
    weak var old: UIViewController?
    stage.run { app.start() }
    do {
      let logIn = try #require(stage.window.rootViewController as? LogInScreen)
      old = logIn
      stage.run { logIn.onLogIn?("Ada") }
    }
    stage.settle()
    let stack = try #require(stage.window.rootViewController as? UINavigationController)
    #expect(stack.topViewController?.title == "Hello Ada")
    #expect(old == nil)
    #expect(stage.faults == [])
  }

  @Test("What is presented is dismissed first, and then the root is replaced")
  func presented() throws {
    let stage = Stage()
    let app = stage.run { RootCoordinator(window: stage.window) }
    stage.run { app.start() }
    weak var sheet: UIViewController?
    do {
      let help = UIViewController()
      sheet = help
      stage.run { stage.window.rootViewController?.present(help, animated: true) }
      stage.settle()
    }
    stage.run { app.showHome(for: "Ada") }
    stage.settle()
    #expect(stage.window.rootViewController is UINavigationController)
    #expect(sheet == nil)
    #expect(stage.faults == [])
  }

  @Test("In strict mode, replacing it under a sheet is a fault", arguments: [true, false])
  func careless(isStrict: Bool) {
    let stage = Stage(isStrict: isStrict)
    stage.show(UIViewController())
    stage.run { stage.window.rootViewController?.present(UIViewController(), animated: false) }
    stage.run { stage.window.rootViewController = UIViewController() }
    stage.settle()
    #expect(stage.faults.count == (isStrict ? 1 : 0))
  }

  @MainActor private final class RootCoordinator {
    private let window: UIWindow

    init(window: UIWindow) { self.window = window }

    func start() {
      let screen = LogInScreen()
      screen.onLogIn = { [weak self] in self?.showHome(for: $0) }
      window.rootViewController = screen
      window.makeKeyAndVisible()
    }

    func showHome(for name: String) {
      guard let root = window.rootViewController, root.presentedViewController != nil else {
        return replaceRoot(for: name)
      }
      root.dismiss(animated: true) { [weak self] in self?.replaceRoot(for: name) }
    }

    private func replaceRoot(for name: String) {
      let home = UIViewController()
      home.title = "Hello \(name)"
      window.rootViewController = UINavigationController(rootViewController: home)
    }
  }

  private final class LogInScreen: UIViewController {
    var onLogIn: ((String) -> Void)?
  }
}
