import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A first flow that sets its window's root by itself, as one written by hand does.
@MainActor struct OwnRootTests {
  @Test("what its window then shows is its own", arguments: [true, false])
  func setsRoot(goesOn: Bool) throws {
    let stage = try Stage()
    let stack = stage.run { UINavigationController(rootViewController: stage.page("Own")) }
    let root = Errand("root", [])
    root.onStart = { [weak stage] _ in stage?.window.rootViewController = stack }
    stage.run { root.start(.root(of: stage.window)) }
    stage.settle()
    #expect(root.describeTree().contains("“Own”"))
    #expect(root.flowNavigationController === stack)
    stage.run {
      if goesOn {
        let child = Errand("child", ["A"])
        child.stage = stage
        child.didFinish = { [weak stage] _ in stage?.ends.append("child") }
        root.pushCoordinator(child)
      } else {
        let child = PlainErrand(navigationController: stack, [stage.page("A")])
        child.didFinish = { [weak stage] _ in stage?.ends.append("child") }
        root.pushCoordinator(child)
      }
    }
    stage.settle()
    #expect(stage.window.rootViewController === stack)
    #expect(stage.titles() == ["Own", "A"])
    try stage.user.goBack()
    #expect(stage.ends == ["child"])
    #expect(stage.titles() == ["Own"])
    #expect(stage.faults == [])
  }

  enum Child: CaseIterable { case over, onStack, withoutWay }

  @Test("what it starts right after that comes over it", arguments: Child.allCases)
  func startsChild(kind: Child) throws {
    let stage = try Stage()
    let stack = stage.run { UINavigationController(rootViewController: stage.page("Own")) }
    let root = Errand("root", [])
    root.onStart = { [weak stage] root in
      stage?.window.rootViewController = stack
      let way: FlowPresentation? =
        switch kind {
        case .over: .over()
        case .onStack: .push(on: stack)
        case .withoutWay: nil
        }
      stage?.begin("child", ["A"], way, within: root, settles: false)
    }
    var problems: [String] = []
    let subscription = stage.run {
      root.trace { if case .problem(let text) = $0 { problems.append(text) } }
    }
    stage.run { root.start(.root(of: stage.window)) }
    stage.settle()
    #expect(stage.window.rootViewController === stack)
    #expect(stage.user.title == "A")
    #expect(stage.titles() == (kind == .over ? ["Own"] : ["Own", "A"]))
    if kind == .over { try stage.user.swipeDown() } else { try stage.user.goBack() }
    #expect(stage.ends == ["child"])
    #expect(stage.user.title == "Own")
    #expect(problems == [])
    #expect(stage.faults == [])
    subscription.cancel()
  }

  @Test(
    "a flow may say as it starts that it takes the window, or no longer", arguments: [true, false])
  func saysSoInStart(takes: Bool) throws {
    let stage = try Stage()
    let flow = Errand("flow", [])
    flow.stage = stage
    let window = stage.window
    let way: FlowPresentation = .push(on: stage.stack)
    flow.onStart = { flow in
      flow.flowPresentation = takes ? .root(of: window) : way
      flow.show("A")
    }
    stage.run { stage.home.pushCoordinator(flow, takes ? way : .root(of: window)) }
    stage.settle()
    #expect(stage.user.title == "A")
    #expect(stage.titles() == (takes ? ["A"] : ["Home", "A"]))
    #expect(stage.faults == [])
  }

  @Test("what a new root presents comes over it, also where that waits", arguments: [true, false])
  func presentsOverNewRoot(inStart: Bool) throws {
    let stage = try Stage()
    let login = Errand("login", ["Login"])
    login.stage = stage
    let notice = Errand("notice", ["Notice"])
    notice.stage = stage
    notice.didFinish = { [weak stage] _ in stage?.ends.append("notice") }
    stage.home.didFinish = { [weak stage] _ in stage?.ends.append("home") }
    var told: [String] = []
    let subscription = stage.run { login.trace { told.append("\($0)") } }
    stage.run {
      stage.home.show("Next")
      if inStart { login.onStart = { $0.pushCoordinator(notice, .over()) } }
      login.start(.root(of: stage.window))
      if !inStart { login.pushCoordinator(notice, .over()) }
    }
    stage.settle()
    #expect(stage.user.title == "Notice")
    #expect(stage.ends == ["home"], "\(told.joined(separator: "; "))")
    #expect(stage.titles() == ["Login"])
    #expect(stage.faults == [])
    subscription.cancel()
  }

  @Test func `what comes over a flow does not come in a window that is hidden`() throws {
    let stage = try Stage()
    let lock = stage.run { UIWindow(frame: UIScreen.main.bounds) }
    stage.run {
      lock.rootViewController = UIViewController()
      lock.makeKeyAndVisible()
    }
    let unlock = stage.begin("unlock", ["Locked"], .root(of: lock))
    #expect(stage.user.title == "Locked")
    stage.run {
      lock.isHidden = true
      stage.window.makeKeyAndVisible()
      _ = unlock.object?.finish()
    }
    stage.settle()
    stage.begin("pay", ["Pay"], .over())
    #expect(stage.user.title == "Pay")
    #expect(lock.rootViewController?.presentedViewController == nil)
    #expect(stage.ends == ["unlock"])
    #expect(stage.faults == [])
  }
}
