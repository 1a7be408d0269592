import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What hurt the users of other libraries, F9 to F14.
@MainActor struct RequestFieldTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }

  init() throws { stage = try Stage() }

  /// The next screen of a flow can be shown.
  private func expectNext(of flow: Errand?) {
    let request = stage.run { flow?.show("Next") }
    stage.settle()
    #expect(request?.outcome == .shown)
    #expect(user.title == "Next")
    #expect(stage.faults == [])
  }

  @Test(
    "F9: back at the first screen says so, and the next push works", arguments: FieldWay.allCases)
  func backAtTheRoot(way: FieldWay) throws {
    let sheet = way == .vertical ? stage.begin("sheet", ["A"], .present(from: stage.stack)) : nil
    let flow = sheet?.object ?? stage.home
    let stack = try #require(flow.flowNavigationController)
    #expect(stage.run { stack.popViewController(animated: true) } == nil)
    let request = stage.run { flow.goBack() }
    stage.settle()
    #expect(request.outcome == .refused(.nothingToLeave))
    #expect(stage.ends == [])
    expectNext(of: flow)
    #expect(stage.titles(of: stack) == [way == .vertical ? "A" : "Home", "Next"])
  }

  @Test(
    "F9: finishing twice takes the flow away once, and the next push works",
    arguments: FieldWay.allCases, [true, false])
  func finishTwice(way: FieldWay, inOneTurn: Bool) {
    let child = stage.begin("child", ["A"], stage.presentation(way))
    let outcomes = stage.run {
      let errand = child.object
      let requests = (0..<2).map { _ in
        if !inOneTurn { stage.settle() }
        return errand?.finish()
      }
      stage.settle()
      return requests.map { $0?.outcome }
    }
    #expect(outcomes == [.shown, .refused(.flowHasEnded)])
    #expect(stage.ends == ["child"])
    stage.expectHome()
    expectNext(of: stage.home)
  }

  @Test(
    "F9: going back twice where only one screen can go says so, and the next push works",
    arguments: FieldWay.allCases, [true, false])
  func goBackTwice(way: FieldWay, inOneTurn: Bool) throws {
    let child = stage.begin("child", ["A", "B"], stage.presentation(way))
    let errand = try #require(child.object)
    let requests = stage.run {
      (0..<2).map { _ in
        if !inOneTurn { stage.settle() }
        return errand.goBack()
      }
    }
    stage.settle()
    #expect(requests.map(\.outcome) == [.shown, .refused(.nothingToLeave)])
    #expect(user.title == "A")
    #expect(stage.ends == [])
    expectNext(of: errand)
  }

  @Test(
    "F9: UIKit is told to dismiss where nothing is presented, and the next push works",
    arguments: FieldWay.allCases)
  func dismissTheRoot(way: FieldWay) throws {
    let child = stage.begin("child", ["A"], stage.presentation(way))
    let stack = try #require(child.object?.flowNavigationController)
    if way == .vertical { stage.run { stage.stack.dismiss(animated: true) } }
    stage.settle()
    stage.run { stage.stack.dismiss(animated: true) }
    stage.settle()
    #expect(stage.ends == (way == .vertical ? ["child"] : []))
    #expect(stack.viewControllers.count == (way == .vertical ? 1 : 2))
    expectNext(of: way == .vertical ? stage.home : child.object)
  }

  @Test(
    "F9: UIKit is told to dismiss twice, and the flow ends once", arguments: [true, false])
  func dismissTwice(animated: Bool) {
    stage.begin("child", ["A"], .present(from: stage.stack))
    stage.run { for _ in 0..<2 { stage.stack.dismiss(animated: animated) } }
    stage.settle()
    #expect(stage.ends == ["child"])
    stage.expectHome()
    expectNext(of: stage.home)
  }

  @Test("F9: a flow that has nothing on screen finishes, and its request says that nothing went")
  func dismissNothing() {
    let child = stage.begin("child", [])
    #expect(stage.run { child.object?.finish().outcome } == .refused(.nothingToLeave))
    #expect(stage.ends == ["child"])
    expectNext(of: stage.home)
  }

  @Test(
    "F10: a flow begun before the first screen has appeared is shown once it has",
    arguments: FieldWay.allCases)
  func beforeTheFirstScreen(way: FieldWay) throws {
    final class Delegate: UIResponder, UIApplicationDelegate {
      let way: FieldWay
      let home = Errand("home", ["Home"])
      let child = Errand("child", ["A"])
      var ends = 0
      lazy var window = UIWindow(frame: UIScreen.main.bounds)
      init(_ way: FieldWay) { self.way = way }

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        home.start(.root(of: window))
        child.didFinish = { [weak self] _ in self?.ends += 1 }
        if let stack = home.flowNavigationController {
          home.pushCoordinator(
            child, way == .vertical ? .present(from: stack) : .push(on: stack))
        }
        // Onto a stack that nobody sees yet it is pushed at once.
        #expect(child.outcomes == (way == .vertical ? [nil] : [.shown]))
        window.makeKeyAndVisible()
        return true
      }
    }
    let delegate = Delegate(way)
    let user = try VirtualUser(running: App(name: "Test") { _ in delegate })
    user.clock.runUntilIdle()
    #expect(delegate.child.outcomes == [.shown])
    #expect(user.title == "A")
    #expect(delegate.ends == 0)
    try way.leave(user)
    #expect(user.title == "Home")
    #expect(delegate.ends == 1)
    #expect(user.session.faults == [])
  }

  @Test("F10: a screen asked for under a sheet is there when the sheet has gone")
  func underASheet() throws {
    stage.begin("child", ["A"], .present(from: stage.stack))
    let request = stage.run { stage.home.show("Next") }
    stage.settle()
    #expect(request.outcome == .shown)
    #expect(user.title == "A")
    try user.swipeDown()
    #expect(user.title == "Next")
  }

  @Test(
    "F10: so is a flow that is pushed under a sheet, and one that is presented comes over it",
    arguments: FieldWay.allCases)
  func flowUnderASheet(way: FieldWay) throws {
    stage.begin("sheet", ["A"], .present(from: stage.stack))
    let child = stage.begin("child", ["Next"], stage.presentation(way))
    #expect(child.object?.outcomes == [.shown])
    #expect(user.title == (way == .vertical ? "Next" : "A"))
    try user.swipeDown()
    #expect(user.title == (way == .vertical ? "A" : "Next"))
    #expect(stage.ends == (way == .vertical ? ["child"] : ["sheet"]))
    if way == .vertical { try user.swipeDown() } else { try user.goBack() }
    #expect(stage.ends == (way == .vertical ? ["child", "sheet"] : ["sheet", "child"]))
    stage.expectHome()
  }

  @Test("F10: what has waited is its own flow's, though another one starts as its turn comes")
  func whileAnotherStarts() throws {
    stage.begin("left", ["A"]) { [unowned stage] in
      $0.didFinish = { _ in
        stage.ends.append("left")
        stage.begin("next", ["N"], settles: false) { $0.isAnimated = false }
      }
    }
    user.waitsForTransitions = false
    try user.goBack()
    stage.begin("sheet", ["S"], .present(from: stage.stack), settles: false) {
      $0.isAnimated = false
    }
    stage.settle()
    #expect(stage.titles() == ["Home", "N"])
    #expect(user.title == "S")
    stage.run { _ = stage.stack.popToRootViewController(animated: false) }
    stage.settle()
    #expect(stage.ends == ["left", "next"])
    stage.run { stage.stack.dismiss(animated: false) }
    stage.settle()
    #expect(stage.ends == ["left", "next", "sheet"])
    #expect(stage.alive == [])
  }

  @Test("F10: a screen asked for by a flow that is over is refused, with the reason")
  func afterTheEnd() {
    let child = stage.begin("child", ["A"])
    let outcome = stage.run {
      let errand = child.object
      errand?.finish()
      return errand?.show("Next").outcome
    }
    #expect(outcome == .refused(.flowHasEnded))
    stage.settle()
    #expect(stage.titles() == ["Home"])
  }

  @Test(
    "F12: a child that finishes inside its own start() is not kept", arguments: [true, false],
    [true, false])
  func finishInsideStart(takesScreensAway: Bool, isPresented: Bool) {
    let child = stage.begin("child", ["A"], isPresented ? .present(from: stage.stack) : nil) {
      $0.onStart = { errand in
        if takesScreensAway { errand.finish() } else { errand.didFinish?(errand) }
      }
    }
    #expect(stage.ends == ["child"])
    #expect(child.object == nil)
    #expect(stage.home.childCoordinators == [])
    #expect(stage.titles() == (takesScreensAway || isPresented ? ["Home"] : ["Home", "A"]))
    #expect(user.title == (takesScreensAway ? "Home" : "A"))
    #expect(stage.alive == (takesScreensAway ? [] : ["A"]))
    #expect(stage.faults == [])
  }

  @Test(
    "F13: a child added twice, or to two parents, is reported and ends once",
    arguments: [true, false])
  func addedTwice(isPresented: Bool) throws {
    var problems: [String] = []
    let subscription = stage.home.trace {
      if case .problem(let text) = $0 { problems.append(text) }
    }
    let child = stage.begin("child", ["A"], isPresented ? .present(from: stage.stack) : nil)
    let other = stage.begin("other", [])
    stage.run {
      guard let child = child.object else { return }
      stage.home.pushCoordinator(child)
      other.object?.pushCoordinator(child)
    }
    stage.settle()
    subscription.cancel()
    #expect(problems.count == 2)
    #expect(problems.first?.contains("Errand was started within Errand while it runs") == true)
    #expect(stage.titles() == (isPresented ? ["Home"] : ["Home", "A"]))
    #expect(user.title == "A")
    #expect(other.object?.childCoordinators == [])
    if isPresented { try user.swipeDown() } else { try user.goBack() }
    #expect(stage.ends == ["child"])
    #expect(child.object == nil)
  }

  @Test(
    "F14: what waits for a chain of transitions runs once, after the last one has ended",
    arguments: FieldWay.allCases)
  func chain(way: FieldWay) {
    var calls: [String] = []
    let child = stage.begin("child", ["A", "B", "C"], stage.presentation(way), settles: false) {
      $0.onStart = { [unowned stage] in
        for (request, title) in zip($0.requests, $0.titles) {
          request.whenDone { _ in
            calls.append("\(title) over \(stage.user.session.isTransitioning)")
          }
        }
      }
    }
    #expect(calls == [])
    stage.settle()
    #expect(calls == ["A over false", "B over false", "C over false"])
    let below = way == .vertical ? [] : ["Home"]
    #expect(stage.titles(of: child.object?.flowNavigationController) == below + ["A", "B", "C"])
    #expect(stage.faults == [])
  }

  @Test(
    "F14: a flow with others over it goes in one, and says so once", arguments: FieldWay.allCases)
  func finishAChain(way: FieldWay) {
    let outer = stage.begin("outer", ["A", "B"], stage.presentation(way))
    let inner = stage.begin("inner", ["C"], stage.presentation(way), within: outer.object)
    stage.begin("innermost", ["D"], within: inner.object)
    var calls = 0
    stage.run { outer.object?.finish().whenDone { _ in calls += 1 } }
    #expect(calls == 0)
    #expect(stage.ends == ["innermost", "inner", "outer"])
    stage.settle()
    #expect(calls == 1)
    #expect(stage.alive == [])
    #expect(user.title == "Home")
    #expect(stage.faults == [])
  }
}
