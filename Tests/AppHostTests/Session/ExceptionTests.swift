import AppHost
import Testing
import UIKit

/// Where Apple's UIKit raises an exception, which ends an app's process, one session ends.
@MainActor struct ExceptionTests {
  private func stage() throws -> Stage {
    try Stage { screen in
      screen.button("Break") { [weak screen] in
        guard let screen else { return }
        screen.push(screen)
        screen.title = "After"
      }
    }
  }

  @Test func `it ends the session with the reason`() throws {
    let stage = try stage()
    #expect(stage.tap("Break") == .performed)
    let reason = try #require(stage.session.endReason)
    #expect(
      reason.hasPrefix("Pushing the same view controller instance more than once is not supported"))
    #expect(stage.session.faults == ["exception: \(reason)"])
    #expect(stage.tap("Break") == .refused(.ended))
  }

  @Test func `the call has no effect, and the event goes on to its end`() throws {
    let stage = try stage()
    stage.root.loadViewIfNeeded()
    let stack = try #require(stage.root.navigationController)
    stage.tap("Break")
    #expect(stack.viewControllers == [stage.root])
    #expect(stage.root.title == "After")
  }

  @Test func `without a session the process stops, with UIKit's line`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    let words = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      words.contains(
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
          + "'Can't add self as subview'"))
  }

  @Test(arguments: [true, false])
  func `what may corrupt Apple's UIKit is kept in strict mode alone, and ends nothing`(
    isStrict: Bool
  ) throws {
    let root = Screen("Home")
    let session = try AppSession(
      app: App(name: "Test") { _ in
        Stage.Delegate(UINavigationController(rootViewController: root))
      }, clock: .manual(ManualClock()), isStrict: isStrict)
    for title in ["One", "Two"] { root.push(Screen(title)) }
    #expect(session.faults.count == (isStrict ? 1 : 0))
    #expect(session.faults.allSatisfy { $0.hasPrefix("strict: Finishing up a navigation") })
    #expect(session.endReason == nil)
    #expect(root.navigationController?.viewControllers.count == 3)
  }

  @Test func `the session tells of it`() throws {
    let stage = try stage()
    var reasons: [String?] = []
    stage.session.onChange = { [weak session = stage.session] in
      reasons.append(session?.endReason)
    }
    stage.tap("Break")
    #expect(reasons.last.flatMap { $0 } != nil)
  }

  @Test func `one that a task raises ends it too, without another event`() async throws {
    let stage = try Stage { screen in
      screen.button("Break later") { [weak screen] in
        Task {
          await Task.yield()
          if let screen { screen.push(screen) }
        }
      }
    }
    stage.tap("Break later")
    await stage.session.settle(within: .seconds(10))
    for _ in 0..<1000 where stage.session.endReason == nil { await Task.yield() }
    #expect(stage.session.endReason?.hasPrefix("Pushing the same view controller") == true)
  }

  @Test func `another session lives on`() throws {
    let (one, other) = (try stage(), try stage())
    one.tap("Break")
    #expect(one.session.endReason != nil)
    #expect(other.session.endReason == nil)
    #expect(other.session.faults == [])
    other.root.push(Screen("Second"))
    other.clock.runUntilIdle()
    #expect(other.tree.screen?.label == "Second")
    #expect(other.perform(.goBack) == .performed)
  }

  @Test func `what Apple's UIKit only warns of is kept and ends nothing`() throws {
    let stage = try Stage { screen in
      screen.button("Present twice") { [weak screen] in
        screen?.present(Screen("Sheet"), animated: false)
        screen?.present(Screen("Other"), animated: false)
      }
    }
    stage.tap("Present twice")
    #expect(stage.session.faults.count == 1)
    #expect(stage.session.faults.first?.contains("which is already presenting") == true)
    #expect(stage.session.endReason == nil)
    #expect(stage.perform(.goBack) == .performed)
  }

  @Test func `an app that has raised one hears nothing more, as on iOS`() throws {
    let delegate = EndListener()
    let session = try AppSession(
      app: App(name: "Test") { _ in delegate }, clock: .manual(ManualClock()))
    let button = try #require(session.tree.root.first { $0.label == "Break" })
    _ = session.perform(.tap(button.id))
    #expect(session.endReason?.hasPrefix("Can't add self as subview") == true)
    #expect(delegate.calls == [])
    let other = EndListener()
    try AppSession(app: App(name: "Test") { _ in other }, clock: .manual(ManualClock())).end()
    #expect(other.calls == ["willResignActive", "didEnterBackground", "willTerminate"])
  }

  private final class EndListener: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private(set) var calls: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = Screen("Home") { screen in
        screen.button("Break") { [weak screen] in screen?.view.addSubview(screen?.view ?? UIView())
        }
      }
      window?.makeKeyAndVisible()
      return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
      calls.append("willResignActive")
    }
    func applicationDidEnterBackground(_ application: UIApplication) {
      calls.append("didEnterBackground")
    }
    func applicationWillTerminate(_ application: UIApplication) { calls.append("willTerminate") }
  }
}
