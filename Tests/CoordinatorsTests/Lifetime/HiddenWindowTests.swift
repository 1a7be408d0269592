import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A window of an app's own, as for a lock screen, that goes with flows in it.
@MainActor struct HiddenWindowTests {
  private let stage: Stage
  /// Held by nobody else.
  private final class Windows {
    var lock: UIWindow?
    var way: FlowPresentation? { lock.map { .root(of: $0) } }
  }
  private let windows = Windows()

  init() throws { stage = try Stage() }

  private func makeWindow() -> Weakly<UIWindow> {
    stage.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.windowLevel = .alert
      windows.lock = window
      return Weakly(window)
    }
  }

  enum Finger: CaseIterable { case onSheet, onStack }

  @Test(
    "it goes under a finger", arguments: Finger.allCases,
    [(nil, true), (nil, false), (true, true), (true, false), (false, true), (false, false)]
      as [(Bool?, Bool)])
  func underFinger(finger: Finger, ending: (completes: Bool?, hides: Bool)) async throws {
    let window = makeWindow()
    let lock = stage.begin("lock", ["Lock"], windows.way) {
      $0.isAnimated = false
    }
    stage.run { windows.lock?.isHidden = false }
    stage.settle()
    stage.begin("help", ["Help"], finger == .onSheet ? .over() : nil, within: lock.object)
    try stage.user.together {
      if finger == .onSheet {
        try stage.user.swipeDown(.begin)
      } else {
        try stage.user.swipeBack(.begin)
      }
    }
    stage.run {
      if ending.hides { windows.lock?.isHidden = true }
      windows.lock = nil
    }
    if let completes = ending.completes {
      let phase: UserEvent.GesturePhase = completes ? .complete : .cancel
      stage.user.session.perform(finger == .onSheet ? .swipeDown(phase) : .swipeBack(phase))
    }
    stage.settle()
    await stage.turns()
    #expect(stage.ends == ["help", "lock"])
    #expect(window.object == nil)
    #expect(stage.faults == [])
    if finger == .onSheet { #expect(stage.alive == []) }
  }

  @Test("who waits for a flow in it holds it not", arguments: [true, false])
  func waiting(hasResult: Bool) async throws {
    let window = makeWindow()
    var outcome: String?
    let task = stage.run {
      let flow = Errand("lock", ["Lock"])
      flow.isAnimated = false
      return Task { [home = stage.home, windows] in
        do {
          if hasResult {
            outcome = try await home.run(flow, windows.way)
          } else {
            try await home.run(flow as Coordinator, windows.way)
          }
        } catch { outcome = "\(type(of: error))" }
      }
    }
    await stage.turns()
    stage.run { windows.lock?.isHidden = false }
    await stage.turns()
    #expect(outcome == nil)
    stage.run {
      windows.lock?.isHidden = true
      windows.lock = nil
    }
    await stage.turns()
    #expect(window.object == nil)
    #expect(outcome == "CancellationError")
    task.cancel()
  }

  /// Written to the plain pattern: the app makes its stack, and the flow says that the page is its own.
  private final class PlainLock: Coordinator {
    let stack = UINavigationController()
    private let page: UIViewController
    init(_ page: UIViewController) { self.page = page }

    override func start() {
      own(page)
      stack.pushViewController(page, animated: false)
    }
  }

  @Test("what a plain flow owns in it goes with it", arguments: [true, false], [true, false])
  func owned(isStarted: Bool, settles: Bool) async throws {
    let window = makeWindow()
    stage.run {
      let lock = PlainLock(stage.page("Lock"))
      lock.didFinish = { [stage] _ in stage.ends.append("lock") }
      windows.lock?.rootViewController = lock.stack
      if isStarted {
        stage.home.pushCoordinator(lock)
      } else {
        stage.home.childCoordinators.append(lock)
        lock.start()
      }
      windows.lock?.isHidden = false
    }
    if settles { stage.settle() } else { stage.user.clock.advance(by: 0) }
    stage.run {
      windows.lock?.isHidden = true
      windows.lock = nil
    }
    stage.settle()
    await stage.turns()
    #expect(stage.ends == ["lock"])
    #expect(stage.home.childCoordinators.isEmpty)
    #expect(window.object == nil)
  }

  @Test(
    "what is put there while it is hidden is there when it is shown again",
    arguments: [true, false])
  func rootMeanwhile(byLibrary: Bool) async {
    _ = makeWindow()
    let lock = stage.begin("lock", ["Lock"], windows.way)
    stage.run { windows.lock?.isHidden = false }
    stage.settle()
    stage.run { windows.lock?.isHidden = true }
    stage.settle()
    if byLibrary {
      stage.begin("inner", ["New"], windows.way, within: lock.object)
    } else {
      stage.run {
        let page = stage.page("New")
        windows.lock?.rootViewController = page
        lock.object?.own(page)
      }
      stage.settle()
    }
    #expect(stage.ends == [])
    stage.run { windows.lock?.isHidden = false }
    stage.settle()
    #expect(stage.user.title == "New")
    #expect(stage.ends == [])
    stage.run { windows.lock?.isHidden = true }
    stage.settle()
    // A root that the window has given up is gone.
    stage.run { windows.lock?.rootViewController = nil }
    await stage.turns()
    #expect(stage.ends == (byLibrary ? ["inner", "lock"] : ["lock"]))
    #expect(stage.alive == [])
  }

  /// One that shows nothing itself holds a flow in the main window, and then one in a window of its own.
  private func makeLaunch(isHub: Bool) -> Errand {
    let launch = Errand("launch", [])
    launch.stage = stage
    launch.ways = { [unowned stage] step in
      let flow = Errand(step.name, [step.name])
      flow.stage = stage
      return .pass(Gate(), then: .start(flow))
    }
    stage.run { if isHub { launch.start() } else { launch.start(.root(of: stage.window)) } }
    stage.begin("main", ["Main"], .root(of: stage.window), within: launch, settles: false)
    _ = makeWindow()
    stage.begin("lock", ["Lock"], windows.way, within: launch)
    stage.run { windows.lock?.makeKeyAndVisible() }
    stage.settle()
    return launch
  }

  /// Has something come over all that is seen of a flow: a gate of its link, or another.
  private func beginOver(_ launch: Errand, isLink: Bool) {
    stage.run {
      if isLink {
        launch.open(["Buy"])
      } else {
        stage.begin("sheet", ["Gate"], .over(), within: launch, settles: false)
      }
    }
    stage.settle()
  }

  private func expectOverMain() {
    #expect(stage.window.rootViewController?.presentedViewController != nil)
    #expect(windows.lock?.rootViewController?.presentedViewController == nil)
    #expect(stage.faults == [])
  }

  private final class Gate: Coordinator {
    override func start() {
      let page = UIViewController()
      page.title = "Gate"
      show(page)
    }
  }

  @Test(
    "what comes over all that is seen comes over no window that is hidden",
    arguments: [true, false], [true, false])
  func over(isHub: Bool, isLink: Bool) throws {
    for isKey in [true, false] {
      let launch = makeLaunch(isHub: isHub)
      stage.run {
        windows.lock?.isHidden = true
        if !isKey { stage.window.makeKey() }
      }
      beginOver(launch, isLink: isLink)
      expectOverMain()
      #expect(stage.user.title == "Gate")
    }
  }

  @Test("nor over another window than its own", arguments: [true, false])
  func overOwn(isLink: Bool) throws {
    beginOver(makeLaunch(isHub: false), isLink: isLink)
    expectOverMain()
  }
}
