import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Whose a screen is that plain code has put up by UIKit itself.
@MainActor struct PlainOwnerTests: PlainAppTesting {
  let stage: Stage
  let app = Plain()
  init() throws { stage = try Stage() }

  @Test("a flow that pushes in a later turn outlasts one within it", arguments: Lines.allCases)
  func later(lines: Lines) throws {
    let stack = startOnStack()
    stage.run { begin("slow", lines, within: app) { _ in } }
    stage.settle()
    stage.run { stack.pushViewController(stage.page("Slow"), animated: true) }
    stage.settle()
    let slow = app.childCoordinators.first
    try comesAndGoes(within: slow, on: stack, lines, isSheet: false)
    try stage.user.goBack()
    #expect(stage.ends == ["detail", "slow"])
    #expect(app.childCoordinators == [])
  }

  @Test(
    "pages that the app moves stay their flow's, whatever begins meanwhile",
    arguments: Lines.allCases, [true, false])
  func moved(lines: Lines, byVerb: Bool) {
    let stack = startOnStack()
    stage.run {
      begin("flow", .pushCoordinator, within: app) { [stage] flow in
        for title in ["A", "B"] {
          if byVerb {
            flow.show(stage.page(title), animated: false)
          } else {
            stack.pushViewController(stage.page(title), animated: false)
          }
        }
      }
    }
    stage.settle()
    let pages = stack.viewControllers
    stage.run {
      stack.popToRootViewController(animated: false)
      begin("helper", lines, within: app) { _ in }
      stack.setViewControllers(pages, animated: false)
    }
    stage.settle()
    #expect(stage.ends == [])
    stage.run { stack.popToRootViewController(animated: true) }
    stage.settle()
    #expect(stage.ends == ["flow"])
  }

  @Test func `a swipe that is taken back leaves a screen to its flow`() throws {
    let stack = startOnStack()
    stage.run { beginPage("flow", .pushCoordinator, within: app, on: stack) }
    stage.settle()
    try stage.user.swipeBack(.begin)
    stage.run { begin("helper", .appendThenStart, within: app) { _ in } }
    try stage.user.swipeBack(.cancel)
    stage.run { begin("other", .appendThenStart, within: app) { _ in } }
    stage.settle()
    #expect(stage.ends == [])
    try stage.user.goBack()
    #expect(stage.ends == ["flow"])
  }

  @Test func `what it has pushed by UIKit goes as it finishes, also in a way of its own`() {
    let stack = startOnStack()
    let child = Plain()
    child.onStart = { [unowned child, stage] in
      stack.pushViewController(stage.page("Own"), animated: false)
      child.finish(animated: false)
    }
    stage.run { app.pushCoordinator(child, .push(on: stack)) }
    stage.settle()
    #expect(stage.titles(of: stack) == ["First"])
    #expect(app.childCoordinators == [])
  }

  @Test func `what a flow shows by the library is no helper's`() {
    startOnStack()
    stage.run {
      begin("helper", .pushCoordinator, within: app) { _ in }
      app.show(stage.page("Page"), animated: false)
    }
    stage.settle()
    let helper = app.childCoordinators.first
    stage.run { helper.map { $0.pushCoordinator(Errand("sheet", ["Sheet"]), .over()) } }
    stage.settle()
    #expect(stage.user.title == "Sheet")
    stage.run { _ = helper?.finish() }
    stage.settle()
    #expect(stage.user.title == "Page")
    let back = stage.run { app.goBack() }
    stage.settle()
    #expect(back.outcome == .shown)
  }

  @Test("a question that is asked beside a helper is not the helper's", arguments: [true, false])
  func question(isAlert: Bool) {
    let stack = startOnStack()
    stage.run {
      begin("helper", .pushCoordinator, within: app) { _ in }
      stack.present(
        isAlert
          ? UIAlertController(title: "?", message: nil, preferredStyle: .alert) : stage.page("S"),
        animated: true)
    }
    stage.settle()
    stage.run { stack.dismiss(animated: true) }
    stage.settle()
    #expect(stage.ends == (isAlert ? [] : ["helper"]))
  }

  @Test(
    "a screen that the app keeps is one flow's and then the next's, in one turn",
    arguments: [Lines.appendThenStart, .pushCoordinator], [true, false])
  func kept(lines: Lines, isSheet: Bool) {
    let (stack, page) = (startOnStack(), UIViewController())
    func beginKept(_ name: String) {
      begin(name, lines, within: app) { _ in
        if isSheet {
          stack.present(page, animated: false)
        } else {
          stack.pushViewController(page, animated: false)
        }
      }
    }
    stage.run { beginKept("one") }
    stage.settle()
    stage.run {
      if isSheet {
        stack.dismiss(animated: false)
      } else {
        stack.popViewController(animated: false)
      }
      beginKept("two")
    }
    stage.settle()
    #expect(stage.ends == ["one"])
    stage.run {
      if isSheet {
        stack.dismiss(animated: true)
      } else {
        stack.popViewController(animated: true)
      }
    }
    stage.settle()
    #expect(stage.ends == ["one", "two"])
  }

  @Test(
    "what a flow has put up by UIKit as it starts is where it goes on",
    arguments: [Lines.appendThenStart, .pushCoordinator], [true, false])
  func goesOn(lines: Lines, finishes: Bool) throws {
    let stack = startOnStack()
    stage.run {
      begin("child", lines, within: app) { [stage] child in
        let sheet = UINavigationController(rootViewController: stage.page("Own"))
        stack.present(sheet, animated: false)
        if finishes { child.finish(animated: false) } else { child.show(stage.page("Next")) }
      }
    }
    stage.settle()
    let sheet = stack.presentedViewController as? UINavigationController
    #expect(sheet?.viewControllers.compactMap(\.title) ?? [] == (finishes ? [] : ["Own", "Next"]))
    #expect(stage.titles(of: stack) == ["First"])
    #expect(stage.ends == (finishes ? ["child"] : []))
  }

  @Test(
    "a child is left with the screen of its making that its parent shows",
    arguments: Lines.allCases, [true, false])
  func shownByParent(lines: Lines, isSheet: Bool) throws {
    let stack = startOnStack()
    stage.run {
      begin("child", lines, within: app) { _ in }
      let page = stage.page("Root")
      if isSheet {
        stack.present(page, animated: true)
      } else {
        stack.pushViewController(page, animated: true)
      }
    }
    stage.settle()
    if isSheet { try stage.user.swipeDown() } else { try stage.user.goBack() }
    #expect(stage.ends == ["child"])
    #expect(app.childCoordinators == [])
  }

  @Test func `what a flow begins with is its own, though it has begun a helper before`() throws {
    let stack = startOnStack()
    stage.run {
      begin("flow", .pushCoordinator, within: app) { [stage] flow in
        begin("helper", .pushCoordinator, within: flow) { _ in }
        stack.pushViewController(stage.page("Page"), animated: true)
      }
    }
    stage.settle()
    #expect(app.childCoordinators.first?.childCoordinators.count == 1)
    try stage.user.goBack()
    #expect(stage.ends == ["helper", "flow"])
  }

  @Test("one that shows nothing is left with the last within it", arguments: Lines.allCases)
  func wrapper(lines: Lines) throws {
    let stack = startOnStack()
    stage.run {
      begin("wrapper", .pushCoordinator, within: app) { wrapper in
        beginPage("inner", lines, within: wrapper, on: stack)
      }
    }
    stage.settle()
    try stage.user.goBack()
    #expect(stage.ends == ["inner", "wrapper"])
    #expect(app.childCoordinators == [])
  }
}
