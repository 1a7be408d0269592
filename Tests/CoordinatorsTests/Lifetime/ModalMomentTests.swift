import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

private let styles: [UIModalPresentationStyle] = [
  .automatic, .pageSheet, .formSheet, .fullScreen, .overFullScreen, .currentContext,
  .overCurrentContext, .custom, .popover,
]
private let cells = styles.flatMap { style in (0..<6).map { (style, $0 / 2, $0 % 2 == 0) } }

/// What is presented over each other, also in the middle of a transition.
@MainActor struct ModalMomentTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  @Test("three deep, dismissed at each level by the app", arguments: cells)
  func deep(style: UIModalPresentationStyle, level: Int, animated: Bool) {
    var parent: Coordinator = stage.home
    var controllers: [UIViewController] = [stage.stack]
    for name in ["one", "two", "three"] {
      let f = stage.begin(
        name, [name], .present(from: controllers.last!, style: style), within: parent)
      parent = f.object!
      controllers.append(f.object!.flowNavigationController!)
    }
    stage.run { controllers[level].dismiss(animated: animated) }
    stage.settle()
    #expect(stage.ends == Array(["three", "two", "one"].prefix(3 - level)))
    #expect(stage.faults == [])
    controllers = []
    parent = stage.home
    #expect(stage.alive.count == 2 * level)
  }

  @Test(
    "what is presented within a part of a sheet stays while that is out of sight",
    arguments: [true, false])
  func contextInSheet(isTab: Bool) throws {
    let tabs = UITabBarController()
    let outer = stage.begin("outer", [], .present(from: stage.stack)) { [weak stage] flow in
      flow.onStart = { flow in
        guard let stage else { return }
        let parts = ["One", "Two"].map {
          UINavigationController(rootViewController: stage.page($0))
        }
        parts[0].topViewController?.definesPresentationContext = true
        tabs.viewControllers = parts
        flow.show(tabs)
      }
    }
    let part = try #require(tabs.viewControllers?.first as? UINavigationController)
    let presenter = try #require(part.topViewController)
    let inner = stage.begin(
      "inner", ["I"], .present(from: presenter, style: .overCurrentContext), within: outer.object)
    #expect(user.title == "I")
    stage.run {
      if isTab {
        tabs.selectedIndex = 1
      } else {
        part.pushViewController(stage.page("Over"), animated: false)
      }
    }
    stage.settle()
    #expect(stage.ends == [])
    stage.run {
      if isTab { tabs.selectedIndex = 0 } else { part.popViewController(animated: false) }
    }
    stage.settle()
    #expect(user.title == "I")
    #expect(stage.ends == [])
    #expect(inner.object?.isFlowPresented == true)
    stage.run { _ = inner.object?.finish() }
    stage.settle()
    #expect(stage.ends == ["inner"])
    #expect(user.title == "One")
    #expect(stage.faults == [])
  }

  @Test("dismiss called on an inner screen", arguments: [0, 1, 2])
  func innerDismiss(which: Int) {
    let one = stage.begin("one", ["A", "B"], .over())
    let two = stage.begin("two", ["C"], .over(), within: one.object)
    stage.run {
      switch which {
      case 0: two.object?.flowNavigationController?.topViewController?.dismiss(animated: true)
      case 1: one.object?.flowNavigationController?.topViewController?.dismiss(animated: true)
      default:
        one.object?.flowNavigationController?.topViewController?.dismiss(animated: true)
        one.object?.flowNavigationController?.topViewController?.dismiss(animated: true)
      }
    }
    stage.settle()
    if which < 2 {
      #expect(stage.ends == ["two"])
      #expect(user.title == "B")
    }
    #expect(stage.titles() == ["Home"])
  }

  @Test("in the middle of a presentation", arguments: [true, false], [0, 1, 2])
  func midPresentation(animated: Bool, what: Int) {
    let one = stage.begin("one", ["A"], .over())
    stage.begin("two", ["B"], .over(), within: one.object, settles: false)
    user.clock.advance(by: 0.1)
    stage.run {
      switch what {
      case 0: stage.stack.dismiss(animated: animated)
      case 1: one.object?.flowNavigationController?.dismiss(animated: animated)
      default: _ = one.object?.finish(animated: animated)
      }
    }
    stage.settle()
    if what == 1 { #expect(stage.ends == ["two"]) } else { #expect(stage.ends == ["two", "one"]) }
    #expect(stage.alive == (what == 1 ? ["one", "A"] : []))
  }

  @Test("alerts in a row, all at once", arguments: [1, 2, 3])
  func alerts(count: Int) throws {
    let f = stage.begin("f", ["A"])
    var chosen: [Int] = []
    let requests = stage.run {
      (0..<count).map { i in
        let alert = UIAlertController(title: "Q\(i)", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK\(i)", style: .default) { _ in chosen.append(i) })
        stage.note(alert, "Q\(i)")
        return f.object!.present(alert)
      }
    }
    stage.settle()
    #expect(requests.allSatisfy { $0.outcome == .shown }, "\(requests.map { $0.outcome })")
    for i in (0..<count).reversed() { try user.tap("OK\(i)") }
    #expect(chosen == (0..<count).reversed())
    #expect(stage.ends == [])
    #expect(stage.faults == [])
    #expect(stage.alive == ["f", "A"])
  }

  @Test("an alert's button asks for another alert, three times")
  func alertChain() throws {
    let f = stage.begin("f", ["A"])
    func ask(_ i: Int) {
      guard i < 3 else {
        _ = f.object?.finish()
        return
      }
      let alert = UIAlertController(title: "Q\(i)", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in ask(i + 1) })
      stage.note(alert, "Q\(i)")
      f.object?.present(alert)
    }
    stage.run { ask(0) }
    stage.settle()
    for _ in 0..<3 { try user.tap("OK") }
    #expect(stage.ends == ["f"])
    #expect(stage.titles() == ["Home"])
    #expect(stage.alive == [])
  }

  @Test("an alert up while the flow beneath is popped", arguments: [true, false])
  func alertOverPop(animated: Bool) throws {
    let f = stage.begin("f", ["A"])
    let alert = UIAlertController(title: "Q", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    stage.run { _ = f.object?.present(alert) }
    stage.settle()
    stage.run { _ = stage.stack.popViewController(animated: animated) }
    stage.settle()
    // The alert is the flow's own, and can be reached still.
    #expect(stage.ends == [])
    try user.tap("OK")
    stage.settle()
    #expect(stage.ends == ["f"])
  }

  @Test("requests while a custom dismissal is under way", arguments: styles)
  func requestDuringDismissal(style: UIModalPresentationStyle) {
    let one = stage.begin("one", ["A"], .over(style: style))
    stage.run { stage.stack.dismiss(animated: true) }
    user.clock.advance(by: 0.1)
    let r = stage.run { one.object?.show("B") }
    let two = stage.begin("two", ["T"], .over(style: style), settles: false)
    stage.settle()
    #expect(r?.outcome != nil)
    #expect(two.object?.outcomes == [.shown])
    #expect(stage.ends == ["one"])
    #expect(user.title == "T")
    #expect(stage.faults == [])
  }

  /// A flow on the stack, and one within it that its screen's own context presents.
  private func beginInContext(
    _ style: UIModalPresentationStyle
  ) -> (outer: Weakly<Errand>, inner: Weakly<Errand>) {
    let outer = stage.begin("f", ["A"])
    let page = stage.stack.topViewController!
    page.definesPresentationContext = true
    return (
      outer, stage.begin("g", ["G"], .present(from: page, style: style), within: outer.object)
    )
  }

  @Test(
    "a definesPresentationContext child in the stack",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func context(style: UIModalPresentationStyle) {
    let (_, g) = beginInContext(style)
    #expect(g.object?.outcomes == [.shown])
    let h = stage.begin("h", ["H"], within: g.object)
    #expect(h.object?.outcomes == [.shown])
    stage.run { _ = stage.stack.popViewController(animated: true) }
    stage.settle()
    #expect(stage.ends == ["h", "g", "f"], "\(stage.ends)")
  }

  @Test(
    "current context: finish from within",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func contextFinish(style: UIModalPresentationStyle) {
    let (f, g) = beginInContext(style)
    stage.run { _ = f.object?.show("B") }
    stage.settle()
    let outcomes = f.object?.outcomes
    stage.run { _ = f.object?.finish() }
    stage.settle()
    #expect(stage.ends == ["g", "f"], "\(outcomes as Any)")
    #expect(stage.titles() == ["Home"])
    #expect(stage.stack.presentedViewController == nil)
    withExtendedLifetime(g) {}
  }

  @Test("a popover's flow whose presenter is popped", arguments: [true, false])
  func popover(animated: Bool) {
    let f = stage.begin("f", ["A"])
    stage.begin(
      "p", ["P"], .present(from: stage.stack.topViewController!, style: .popover), within: f.object)
    stage.run { _ = stage.stack.popToRootViewController(animated: animated) }
    stage.settle()
    #expect(user.title == "P")
    #expect(stage.ends == [])
    try? user.swipeDown()
    #expect(stage.ends == ["p", "f"])
    #expect(stage.alive == [])
  }
}
