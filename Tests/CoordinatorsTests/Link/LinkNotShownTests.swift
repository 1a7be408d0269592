import Coordinators
import Testing
import UIKit

/// Steps to what is refused as it is shown, or lies on a stack that nobody sees.
@MainActor struct LinkNotShownTests {
  private let scene: LinkScene
  private var stage: Stage { scene.stage }

  init() throws { scene = try LinkScene() }

  @Test func `a step to a flow whose first screen is refused in the end fails, and says why`() {
    scene.root.ways = { guide, step, _ in
      guard step == .flow("refused") else { return nil }
      let child = guide.child("refused")
      child.first = nil
      // A stack is not pushed onto another.
      child.onStart = { $0.show(UINavigationController()) }
      return .start(child)
    }
    var outcomes: [LinkOutcome] = []
    stage.run {
      // It waits for its turn behind these.
      for title in ["A", "B"] { scene.root.show(scene.root.page(title)) }
      scene.root.take(.flow("refused")) { outcomes.append($0) }
    }
    stage.settle()
    #expect(
      outcomes == [
        .failed(LinkFailure(.flow("refused"), .notShown(.refused(.refusedByUIKit))))
      ])
    #expect(scene.titles == "root A B")
    #expect(scene.flows == "root")
  }

  @Test func `on a stack that nobody sees a link opens what it says, once`() {
    let hidden = UINavigationController()
    let child = scene.root.child("H")
    child.ways = { guide, step, _ in
      guard step == "self" else { return nil }
      let inner = guide.child("I")
      inner.onStart = { $0.take(.page("P"), animated: false) }
      return .start(inner)
    }
    var outcomes: [LinkOutcome] = []
    stage.run {
      scene.root.pushCoordinator(child, .push(on: hidden))
      child.open([.page("A"), .page("A")], animated: false) { outcomes.append($0) }
    }
    stage.settle()
    #expect(stage.titles(of: hidden) == ["H", "A", "A"])
    // It cannot be found there, whatever is opened.
    stage.run { child.open(["self", .page("P")], animated: false) { outcomes.append($0) } }
    stage.settle()
    #expect(
      outcomes == [
        .opened, .failed(LinkFailure("self", .notShown(.refused(.nowhereToShow)))),
      ])
    #expect(stage.titles(of: hidden) == ["H", "A", "A"])
  }

  @Test("what is to be presented from a screen that nobody sees", arguments: [true, false])
  func overHidden(isNested: Bool) {
    let hidden = stage.page("Hidden")
    scene.root.ways = { guide, step, _ in
      guard step == "over" else { return nil }
      if !isNested { return .start(guide.child("over"), .present(from: hidden)) }
      let around = guide.child("around")
      around.first = nil
      around.onStart = { $0.pushCoordinator($0.child("over"), .present(from: hidden)) }
      return .start(around)
    }
    let before = scene.state
    let outcome = scene.open([.page("P"), "over", .page("Q")])
    #expect(outcome == .failed(LinkFailure("over", .notShown(.refused(.nowhereToShow)))))
    #expect(scene.state == before)
  }

  @Test func `what is to be presented from a screen that the link has covered comes over that`() {
    let home = stage.stack.viewControllers[0]
    scene.root.ways = { [weak home] guide, step, _ in
      guard step == "over", let home else { return nil }
      return .start(guide.child("over"), .present(from: home))
    }
    #expect(scene.open([.page("P"), "over"]) == .opened)
    #expect(scene.titles == "root P | over")
    #expect(scene.open(["over"]) == .opened)
    #expect(scene.titles == "root | over")
  }

  @Test func `in an app that is yet to come on screen it waits for that`() {
    let hidden = UINavigationController()
    let home = Guide("home", on: stage)
    home.presentation = .present(from: hidden)
    var outcome: LinkOutcome?
    stage.run {
      home.start(.push(on: hidden))
      home.open([.flow("over")]) { outcome = $0 }
    }
    stage.settle()
    #expect(outcome == nil)
    stage.run { stage.window.rootViewController = hidden }
    stage.settle()
    #expect(outcome == .opened)
    #expect(scene.titles == "home | over")
  }

  @Test("a flow whose first screen is refused at once was not shown", arguments: [true, false])
  func refusedAtOnce(isNested: Bool) {
    let page = stage.page("Page")
    stage.run { _ = scene.root.show(page) }
    stage.settle()
    scene.root.ways = { [weak page] guide, step, _ in
      guard step == "again" else { return nil }
      let child = guide.child("again")
      child.first = nil
      child.onStart = { child in
        let shower = isNested ? child.child("inner") : child
        shower.first = nil
        shower.onStart = isNested ? { inner in _ = page.map { inner.show($0) } } : nil
        if isNested { child.pushCoordinator(shower) } else { _ = page.map { child.show($0) } }
      }
      return .start(child)
    }
    var outcome: LinkOutcome?
    stage.run { scene.root.take("again") { outcome = $0 } }
    stage.settle()
    #expect(outcome == .failed(LinkFailure("again", .notShown(.refused(.alreadyShown)))))
    #expect(scene.root.childCoordinators.isEmpty)
  }
}
