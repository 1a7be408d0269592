import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// An app ends while somebody holds its first coordinator, which holds the window.
@MainActor struct HeldAfterEndTests {
  enum Holder: CaseIterable {
    case outsider
    /// A task of its own, which waits for the flow within it.
    case itsTask
  }

  @Test("its flow is told once", arguments: [true, false], Holder.allCases)
  func told(showsAScreen: Bool, holder: Holder) async throws {
    let ends = Ends()
    let (first, alive) = try await {
      let delegate = Delegate {
        First($0, showsAScreen: showsAScreen, waits: holder == .itsTask, ends)
      }
      let user = try VirtualUser(running: App(name: "Test") { _ in delegate })
      for _ in 0..<10 { await Task.yield() }
      user.clock.runUntilIdle()
      let first = try #require(delegate.first)
      #expect(first.childCoordinators.count == 1)
      return (holder == .outsider ? first : nil, Weakly(first))
    }()
    for _ in 0..<20 { await Task.yield() }
    #expect(ends.told == (holder == .itsTask ? ["child", "cancelled"] : ["child"]))
    #expect((first == nil) == (holder != .outsider))
    #expect(first?.childCoordinators ?? [] == [])
    if holder == .itsTask { #expect(alive.object == nil) }
  }

  final class Ends { var told: [String] = [] }

  private final class First: Coordinator {
    private let window: UIWindow
    let showsAScreen: Bool
    private let waits: Bool
    private let ends: Ends

    init(_ window: UIWindow, showsAScreen: Bool, waits: Bool, _ ends: Ends) {
      (self.window, self.showsAScreen, self.waits, self.ends) = (window, showsAScreen, waits, ends)
      super.init()
    }

    override func start() {
      if showsAScreen { show(UIViewController(), animated: false) }
      let child = Errand("child", ["A"])
      child.didFinish = { [ends] _ in ends.told.append("child") }
      let presentation: FlowPresentation = showsAScreen ? .over() : .root(of: window)
      guard waits else {
        pushCoordinator(child, presentation)
        return
      }
      Task {
        do { _ = try await run(child, presentation) } catch is CancellationError {
          ends.told.append("cancelled")
        }
      }
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    private let make: (UIWindow) -> First
    private(set) var first: First?

    init(_ make: @escaping (UIWindow) -> First) { self.make = make }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      let first = make(window)
      self.first = first
      if first.showsAScreen { first.start(.root(of: window)) } else { first.start() }
      return true
    }
  }
}
