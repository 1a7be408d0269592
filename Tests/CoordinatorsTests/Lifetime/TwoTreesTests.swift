import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Two trees of coordinators in one app.
@MainActor struct TwoTreesTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  private func tree(
    _ name: String, _ titles: [String], _ way: FlowPresentation, settles: Bool = true
  ) -> Errand {
    stage.run {
      let errand = Errand(name, titles)
      errand.stage = stage
      errand.didFinish = { [weak stage] _ in stage?.ends.append(name) }
      errand.start(way)
      if settles { stage.settle() }
      return errand
    }
  }

  @Test("both trees may start in one turn", arguments: [true, false], [true, false])
  func started(first: Bool, second: Bool) {
    let one = tree(
      "one", ["A"], first ? .present(from: stage.stack) : .push(on: stage.stack), settles: false)
    let two = tree(
      "two", ["B"], second ? .present(from: stage.stack) : .push(on: stage.stack), settles: false)
    stage.settle()
    #expect([one, two].map { $0.outcomes } == [[.shown], [.shown]])
    #expect(stage.faults == [])
    stage.run {
      stage.stack.dismiss(animated: false)
      stage.stack.popToRootViewController(animated: false)
    }
    stage.settle()
    #expect(stage.ends.sorted() == ["one", "two"])
  }

  @Test func `a flow does not take another tree's screen for its own`() async {
    let one = tree("one", ["A"], .push(on: stage.stack))
    let two = tree("two", ["B"], .push(on: stage.stack))
    #expect(!one.describeTree().contains("“B”"))
    #expect(two.describeTree().contains("“B”"))
    let request = stage.run { one.goBack() }
    stage.settle()
    #expect(request.outcome == .refused(.nothingToLeave))
    #expect(stage.titles() == ["Home", "A", "B"])
    // What lies beneath that goes by itself.
    stage.run {
      stage.stack.setViewControllers(
        stage.stack.viewControllers.filter { $0.title != "A" }, animated: false)
    }
    await stage.turns()
    #expect(stage.ends == ["one"])
    stage.run { _ = two.finish() }
    stage.settle()
    #expect(stage.ends == ["one", "two"])
    #expect(stage.faults == [])
  }

  enum Showing: CaseIterable { case library, itself, within }

  @Test(
    "what a tree shows without animation is no other's", arguments: Showing.allCases,
    [true, false])
  func shownWithoutAnimation(how: Showing, presents: Bool) {
    // What it presents by itself it may show anywhere.
    if how == .itself, presents { return }
    let one = tree("one", ["A"], .push(on: stage.stack))
    let two = Errand("two", how == .library ? ["B"] : [])
    two.stage = stage
    two.isAnimated = false
    two.onStart = { [weak stage] flow in
      guard let stage else { return }
      let page = stage.page("B")
      switch how {
      case .library: break
      case .itself: stage.stack.pushViewController(page, animated: false)
      case .within:
        let inner = Errand("inner", ["B"])
        inner.stage = stage
        inner.isAnimated = false
        flow.pushCoordinator(inner)
      }
    }
    two.didFinish = { [weak stage] _ in stage?.ends.append("two") }
    stage.run { two.start(presents ? .present(from: stage.stack) : .push(on: stage.stack)) }
    stage.settle()
    #expect(!one.describeTree().contains("“B”"))
    #expect(two.describeTree().contains("“B”"))
    let request = stage.run { one.goBack() }
    stage.settle()
    #expect(request.outcome == .refused(.nothingToLeave))
    stage.run { _ = one.finish() }
    stage.settle()
    #expect(stage.ends == ["one"])
    #expect(stage.titles() == (presents ? ["Home"] : ["Home", "B"]))
    stage.run { _ = two.finish() }
    stage.settle()
    #expect(stage.ends == ["one", "two"])
    #expect(stage.faults == [])
  }

  @Test("one may own what was the other's", arguments: [true, false])
  func ownsOthers(isLoaded: Bool) {
    let stack = UINavigationController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), stack]
    stage.run { stage.stack.pushViewController(tabs, animated: false) }
    stage.settle()
    let one = tree("one", ["A"], .push(on: stack))
    let screen = stage.page("B")
    if isLoaded { screen.loadViewIfNeeded() }
    stage.run { one.show(screen, animated: false) }
    stage.settle()
    let two = tree("two", [], .push(on: stack))
    stage.run { two.own(screen) }
    stage.settle()
    #expect(!one.describeTree().contains("“B”"))
    #expect(two.describeTree().contains("“B”"))
    stage.run { _ = one.finish(animated: false) }
    stage.settle()
    #expect(stage.titles(of: stack) == ["B"])
  }

  @Test("so is what both have asked for in one turn", arguments: [true, false])
  func shownInOneTurn(animated: Bool) {
    let one = tree("one", ["A"], .push(on: stage.stack))
    let two = tree("two", [], .push(on: stage.stack))
    two.isAnimated = animated
    stage.run {
      one.show("X")
      two.show("B")
    }
    stage.settle()
    #expect(!one.describeTree().contains("“B”"))
    #expect(two.describeTree() == "Errand\n  - UIViewController “B”")
    stage.run { _ = one.finish() }
    stage.settle()
    #expect(stage.ends == ["one"])
    #expect(stage.titles() == ["Home", "B"])
    stage.run { _ = two.finish() }
  }

  @Test("so is what one shows as the other's screen comes", arguments: [true, false])
  func shownWithin(animated: Bool) {
    let two = tree("two", ["B"], .push(on: stage.stack))
    two.isAnimated = animated
    let screen = Talker()
    screen.title = "A"
    screen.onLoad = { [weak two] in two?.show("C") }
    let one = Coordinator()
    stage.run {
      one.flowPresentation = .push(on: stage.stack)
      one.show(screen, animated: animated)
    }
    stage.settle()
    #expect(one.describeTree().components(separatedBy: "\n").count == 2)
    #expect(!two.describeTree().contains("“A”"))
    #expect(two.describeTree().contains("“C”"))
    stage.run {
      one.finish()
      two.finish()
    }
  }

  @Test("what the app pushes over another tree's screen is that tree's", arguments: [true, false])
  func pushedOver(animated: Bool) async {
    let trees = ["one", "two", "three"].map { tree($0, [$0], .push(on: stage.stack)) }
    stage.run {
      // In the middle of a transition, as none of them knows the screen by then.
      stage.stack.pushViewController(stage.page("X"), animated: true)
      stage.stack.pushViewController(stage.page("Y"), animated: animated)
    }
    stage.settle()
    await stage.turns()
    #expect(trees.map { $0.describeTree().contains("“Y”") } == [false, false, true])
  }

  @Test("both trees may finish in one turn", arguments: [true, false])
  func finish(lowerFirst: Bool) {
    let one = tree("one", ["A"], .push(on: stage.stack))
    let two = tree("two", ["B"], .push(on: stage.stack))
    let requests = stage.run {
      lowerFirst ? [one.finish(), two.finish()] : [two.finish(), one.finish()]
    }
    stage.settle()
    #expect(requests.allSatisfy { $0.outcome != nil })
    #expect(stage.titles() == ["Home"])
    #expect(stage.ends.sorted() == ["one", "two"])
    #expect(stage.faults == [])
  }

  /// What two trees wait for with a request each.
  enum Awaited: CaseIterable { case push, pop, sheet, dismissal }

  @Test(
    "what both wait for with a request each, they do one after the other",
    arguments: Awaited.allCases, [true, false])
  func oneTransition(awaited: Awaited, upperFirst: Bool) {
    let one = tree("one", ["A"], .push(on: stage.stack))
    let two = tree("two", ["B"], .push(on: stage.stack))
    let sheet = stage.page("S")
    switch awaited {
    case .push, .sheet: break
    case .pop: stage.run { stage.stack.pushViewController(stage.page("P"), animated: false) }
    case .dismissal: stage.run { stage.stack.present(sheet, animated: false) }
    }
    stage.settle()
    let requests = stage.run {
      switch awaited {
      case .push: stage.stack.pushViewController(stage.page("P"), animated: true)
      case .pop: stage.stack.popViewController(animated: true)
      case .sheet: stage.stack.present(sheet, animated: true)
      case .dismissal: stage.stack.dismiss(animated: true)
      }
      return upperFirst ? [two.show("D"), one.show("C")] : [one.show("C"), two.show("D")]
    }
    stage.settle()
    #expect(requests.map(\.outcome) == [.shown, .shown])
    #expect(stage.titles().suffix(2).sorted() == ["C", "D"])
    #expect(stage.faults == [])
  }

  @Test("so they do with what one takes away", arguments: [true, false], [true, false])
  func takenAway(isSheet: Bool, finishesFirst: Bool) {
    let one = tree("one", ["A"], .push(on: stage.stack))
    let two = tree("two", ["B", "C"], .push(on: stage.stack))
    let requests = stage.run {
      let page = stage.page("P")
      if isSheet {
        stage.stack.present(page, animated: true)
      } else {
        stage.stack.pushViewController(page, animated: true)
      }
      return finishesFirst ? [two.finish(), one.show("D")] : [one.show("D"), two.finish()]
    }
    stage.settle()
    #expect(requests.map(\.outcome) == [.shown, .shown])
    #expect(!stage.titles().contains("B") && stage.titles().last == "D")
    #expect(stage.faults == [])
  }

  @Test(
    "both trees may start while something moves", arguments: Awaited.allCases,
    [[1, 1], [1, 2], [2, 1], [2, 2]])
  func startedMeanwhile(awaited: Awaited, counts: [Int]) {
    let (first, second) = (counts[0], counts[1])
    let page = stage.page("P")
    stage.run {
      switch awaited {
      case .push, .sheet: break
      case .pop: stage.stack.pushViewController(page, animated: false)
      case .dismissal: stage.stack.present(page, animated: false)
      }
    }
    stage.settle()
    stage.run {
      switch awaited {
      case .push: stage.stack.pushViewController(page, animated: true)
      case .pop: stage.stack.popViewController(animated: true)
      case .sheet: stage.stack.present(page, animated: true)
      case .dismissal: stage.stack.dismiss(animated: true)
      }
    }
    let one = tree("one", Array(["A", "B"].prefix(first)), .push(on: stage.stack), settles: false)
    let two = tree("two", Array(["C", "D"].prefix(second)), .push(on: stage.stack), settles: false)
    stage.settle()
    let shown = (one.outcomes + two.outcomes).filter { $0 == .shown }
    #expect(shown.count == first + second)
    #expect(stage.titles().filter { "ABCD".contains($0) }.count == first + second)
    #expect(stage.ends == [])
    #expect(stage.faults == [])
  }
}
