import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Going back where the flow was not shown on its stack by the library.
@MainActor struct GoBackPlaceTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  @Test func `in a child of a flow that has shown itself by UIKit`() {
    let stack = UINavigationController()
    let plain = PlainErrand(navigationController: stack, [stage.page("P")])
    stage.run {
      stage.window.rootViewController = stack
      stack.delegate = plain
      plain.start()
    }
    stage.settle()
    let child = stage.begin("child", ["A", "B"], within: plain)
    #expect(stage.titles(of: stack) == ["P", "A", "B"])
    #expect(child.object?.flowNavigationController === stack)
    let request = stage.run { child.object?.goBack() }
    stage.settle()
    #expect(request?.outcome == .shown)
    #expect(stage.titles(of: stack) == ["P", "A"])
  }

  @Test func `in a tab of a flow whose first screen is the tab bar`() throws {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: stage.page("Base"))
    tabs.viewControllers = [stack]
    let flow = stage.begin("flow", [], .over()) { flow in
      flow.onStart = { flow in
        flow.show(tabs)
        stack.viewControllers.forEach(flow.own)
      }
    }
    stage.run { _ = flow.object?.show("X") }
    stage.settle()
    #expect(stage.titles(of: stack) == ["Base", "X"])
    let request = stage.run { flow.object?.goBack() }
    stage.settle()
    #expect(request?.outcome == .shown)
    #expect(stage.titles(of: stack) == ["Base"])
  }

  @Test(
    "over a screen of a flow within it, and not over one of its parent's alone",
    arguments: [true, false])
  func overChild(isSheet: Bool) {
    let flow = stage.begin("flow", ["A"], isSheet ? .present(from: stage.stack) : nil)
    let child = stage.begin("child", ["C"], within: flow.object)
    stage.run { _ = flow.object?.show("B") }
    stage.settle()
    guard let stack = flow.object?.flowNavigationController else {
      Issue.record("The flow has no stack.")
      return
    }
    let base = isSheet ? [] : ["Home"]
    #expect(stage.titles(of: stack) == base + ["A", "C", "B"])
    let requests = stage.run { (child.object?.goBack(), flow.object?.goBack()) }
    stage.settle()
    #expect(requests.0?.outcome == .refused(.nothingToLeave))
    #expect(requests.1?.outcome == .shown)
    #expect(stage.titles(of: stack) == base + ["A", "C"])
    #expect(stage.ends == [])
    let again = stage.run { flow.object?.goBack() }
    stage.settle()
    #expect(again?.outcome == .refused(.nothingToLeave))
    #expect(stage.titles(of: stack) == base + ["A", "C"])
  }

  @Test("over a screen that a part of is the flow's", arguments: [true, false])
  func overPart(isOwn: Bool) {
    let box = Box()
    let part = stage.page("Part")
    box.embed(part)
    stage.run { _ = stage.home.show(box) }
    stage.settle()
    let flow = stage.begin("flow", owning: isOwn ? part : nil)
    stage.run { _ = flow.object?.show("X") }
    stage.settle()
    let request = stage.run { flow.object?.goBack() }
    stage.settle()
    #expect(request?.outcome == (isOwn ? .shown : .refused(.nothingToLeave)))
    #expect(stage.titles() == (isOwn ? ["Home", ""] : ["Home", "", "X"]))
    #expect(stage.ends == [])
    #expect(flow.object != nil)
  }

  @Test(
    "not from a screen with a neighbour's part: one of a flow within it goes along",
    arguments: [true, false])
  func fromPart(isWithin: Bool) {
    let flow = stage.begin("flow", ["A"])
    let box = Box()
    let part = stage.page("Part")
    box.embed(part)
    stage.run { _ = flow.object?.show(box) }
    stage.settle()
    let other = stage.begin("other", owning: part, within: isWithin ? flow.object : nil)
    let request = stage.run { flow.object?.goBack() }
    stage.settle()
    #expect(request?.outcome == (isWithin ? .shown : .refused(.nothingToLeave)))
    #expect(stage.titles() == (isWithin ? ["Home", "A"] : ["Home", "A", ""]))
    #expect(stage.ends == (isWithin ? ["other"] : []))
    #expect((other.object == nil) == isWithin)
  }

  @Test func `what it goes back from in a tab that nobody sees is gone at once`() {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: stage.page("Base"))
    tabs.viewControllers = [UINavigationController(rootViewController: stage.page("First")), stack]
    stage.run { _ = stage.home.show(tabs) }
    stage.settle()
    let flow = stage.begin("flow", ["A", "B"], .push(on: stack))
    let child = stage.begin("child", [], within: flow.object) { child in
      child.onStart = { [weak stack] child in
        let part = UIViewController()
        stack?.topViewController?.addChild(part)
        child.own(part)
      }
    }
    #expect(stage.titles(of: stack) == ["Base", "A", "B"])
    let request = stage.run { flow.object?.goBack() }
    stage.settle()
    #expect(request?.outcome == .shown)
    #expect(stage.titles(of: stack) == ["Base", "A"])
    #expect(stage.ends == ["child"])
    #expect(child.object == nil)
  }

  @Test func `the first flow in a sheet has no back button, and the next one has`() {
    var isPresented: [String: Bool] = [:]
    func note(_ flow: Errand) { isPresented[flow.name] = flow.isFlowPresented }
    let sheet = stage.begin("sheet", [], .over()) { [weak stage] sheet in
      sheet.onStart = { sheet in
        note(sheet)
        stage?.begin("first", ["A"], within: sheet, settles: false) { first in
          note(first)
          first.onStart = note
        }
      }
    }
    stage.begin("second", [], within: sheet.object) { second in
      second.onStart = { second in
        note(second)
        second.show("B")
        note(second)
      }
    }
    #expect(isPresented == ["sheet": true, "first": true, "second": false])
    #expect(sheet.object?.isFlowPresented == true)
    #expect(stage.home.isFlowPresented == false)
  }
}
