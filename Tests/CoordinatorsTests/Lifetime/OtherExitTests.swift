import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// The ways out that no stack and no sheet tells of.
@MainActor struct OtherExitTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }

  init() throws { stage = try Stage() }

  @Test func `a root that is swapped ends all flows on it`() {
    let login = stage.begin("login", ["Login"], .root(of: stage.window))
    #expect(user.title == "Login")
    stage.begin("inner", ["A"], within: login.object)
    #expect(stage.titles() == ["Login", "A"])
    stage.run { stage.window.rootViewController = UINavigationController() }
    stage.settle()
    #expect(stage.ends == ["inner", "login"])
    #expect(stage.alive == [])
    #expect(stage.home.childCoordinators == [])
  }

  @Test func `a root that takes the place of another's ends that one`() {
    stage.begin("login", ["Login"], .root(of: stage.window))
    let main = stage.begin("main", ["Main"], .root(of: stage.window))
    #expect(stage.ends == ["login"])
    #expect(main.object != nil)
    #expect(user.title == "Main")
    #expect(stage.faults == [])
  }

  @Test func `a root is swapped with a sheet over it without a fault`() {
    let login = stage.begin("login", ["Login"], .root(of: stage.window))
    stage.begin("sheet", ["A"], .present(from: stage.stack), within: login.object)
    stage.begin("main", ["Main"], .root(of: stage.window))
    #expect(stage.ends == ["sheet", "login"])
    #expect(stage.alive == ["main", "Main"])
    #expect(stage.faults == [])
  }

  @Test func `a coordinator that is released ends what runs within it`() {
    var owner: Coordinator? = Coordinator()
    owner?.flowPresentation = .push(on: stage.stack)
    let child = stage.begin("child", ["A"], within: owner)
    stage.begin("grandchild", ["B"], within: child.object)
    owner = nil
    #expect(stage.ends == ["grandchild", "child"])
    #expect(child.object == nil)
  }

  @Test("a flow that has a part of a screen is left with that", arguments: [true, false])
  func partOfAScreen(isPage: Bool) throws {
    stage.run {
      let part = stage.page("Part")
      if isPage {
        let pages = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([part], direction: .forward, animated: false)
        stage.home.show(pages)
      } else {
        let box = Box()
        box.embed(part)
        stage.home.show(box)
      }
      stage.begin("part", []) { flow in flow.onStart = { [weak part] in part.map($0.own) } }
    }
    #expect(stage.ends == [])
    try user.goBack()
    #expect(stage.ends == ["part"])
    #expect(stage.alive == [])
  }

  @Test func `a covered screen that is taken out of a stack is missed at the next look`() {
    stage.begin("covered", ["A"])
    stage.begin("top", ["B"])
    stage.run {
      var screens = stage.stack.viewControllers
      screens.remove(at: 1)
      stage.stack.setViewControllers(screens, animated: false)
      stage.home.show("C")
    }
    stage.settle()
    #expect(stage.ends == ["covered"])
    #expect(stage.alive.sorted() == ["B", "C", "top"])
  }

  @Test(
    "screens that are taken out beneath a sheet while another one comes are gone",
    arguments: [UIModalPresentationStyle.fullScreen, .automatic])
  func takenOutBeneath(style: UIModalPresentationStyle) async {
    let inner = stage.begin("inner", ["A", "B"])
    stage.begin("over", ["O"], .present(from: stage.stack, style: style))
    stage.run {
      stage.stack.pushViewController(stage.page("C"), animated: true)
      stage.stack.popToRootViewController(animated: false)
    }
    stage.settle()
    // Where nothing moves, as beneath a full screen, their release tells.
    await Task.yield()
    #expect(stage.ends == ["inner"])
    #expect(inner.object == nil)
    #expect(stage.alive == ["over", "O"])
  }

  @Test func `a screen that has a view ends its flow as it is released, wherever it was`() async {
    let other = UINavigationController()
    let flow = stage.begin("child", ["A"], .push(on: other))
    _ = other.viewControllers.first?.view
    // Nobody has seen its view yet; the next look puts the sentinel there.
    stage.begin("next", ["B"])
    #expect(flow.object != nil)
    stage.run { other.viewControllers = [] }
    await Task.yield()
    #expect(stage.ends == ["child"])
  }

  @Test(
    "a flow that shows nothing itself is left with the last flow within it",
    arguments: [true, false])
  func shownByOthers(hasWay: Bool) throws {
    let outer = stage.begin("outer", [], hasWay ? .push(on: stage.stack) : nil)
    stage.begin("first", ["A"], within: outer.object)
    stage.begin("second", ["B"], within: outer.object)
    try user.goBack()
    #expect(stage.ends == ["second"])
    try user.goBack()
    #expect(stage.ends == ["second", "first", "outer"])
    #expect(stage.alive == [])
  }

  @Test(
    "the first flow of a tree is left with the last within it where the library shows it, and not where it only holds others",
    arguments: [true, false])
  func firstOfTree(isShown: Bool) throws {
    let first = Errand("first", [])
    var hasEnded = false
    first.didFinish = { _ in hasEnded = true }
    stage.run { if isShown { first.start(.push(on: stage.stack)) } }
    stage.begin("inner", ["A"], .push(on: stage.stack), within: first)
    #expect(user.title == "A")
    try user.goBack()
    #expect(stage.ends == ["inner"])
    #expect(hasEnded == isShown)
    #expect(stage.alive == [])
  }

  @Test("what runs within it and has asked for nothing goes with it", arguments: [true, false])
  func silentWithin(hasWay: Bool) throws {
    let outer = stage.begin("outer", [], hasWay ? .push(on: stage.stack) : nil)
    stage.begin("silent", [], within: outer.object)
    stage.begin("first", ["A"], within: outer.object)
    try user.goBack()
    #expect(stage.ends == ["first", "silent", "outer"])
    #expect(stage.alive == [])
  }

  @Test("it is not as long as another is to come within it", arguments: [true, false])
  func waitingWithin(hasWay: Bool) throws {
    let scene = try LinkScene(hasTabs: true)
    let (stage, tabs) = (scene.stage, scene.tabs)
    let left = try #require(scene.flow("left")?.flowNavigationController)
    let outer = stage.begin("outer", [], hasWay ? .push(on: left) : nil, within: scene.flow("left"))
    let right = try #require(tabs?.viewControllers?.last)
    let waiting = stage.begin("waiting", ["W"], .present(from: right), within: outer.object)
    stage.begin("first", ["A"], .push(on: left), within: outer.object)
    #expect(scene.user.title == "A")
    try scene.user.goBack()
    #expect(stage.ends == ["first"])
    try scene.user.tap("right")
    #expect(scene.user.title == "W")
    #expect(waiting.object?.outcomes == [.shown])
    try scene.user.swipeDown()
    #expect(stage.ends == ["first", "waiting", "outer"])
  }

  @Test("nor where the last has finished, though one was left before", arguments: [true, false])
  func leftBefore(hasWay: Bool) throws {
    let outer = stage.begin("outer", [], hasWay ? .push(on: stage.stack) : nil)
    let first = stage.begin("first", ["A"], within: outer.object)
    stage.begin("second", ["B"], within: outer.object)
    try user.goBack()
    stage.run { _ = first.object?.finish() }
    stage.settle()
    #expect(stage.ends == ["second", "first"])
    stage.begin("third", ["C"], within: outer.object)
    #expect(user.title == "C")
    try user.goBack()
    #expect(stage.ends == ["second", "first", "third", "outer"])
    #expect(stage.alive == [])
  }

  @Test func `nor where who hears of that begins another`() throws {
    let outer = stage.begin("outer", [])
    stage.begin("first", ["A"], within: outer.object) { first in
      first.didFinish = { [stage, weak outer = outer.object] _ in
        stage.ends.append("first")
        stage.begin("second", ["B"], within: outer, settles: false)
      }
    }
    try user.goBack()
    #expect(user.title == "B")
    stage.run { _ = outer.object?.childCoordinators.first?.finish() }
    stage.settle()
    #expect(stage.ends == ["first", "second"])
    #expect(outer.object != nil)
  }

  @Test func `a flow that shows nothing itself goes on when one within it has finished`() throws {
    let outer = stage.begin("outer", [], .push(on: stage.stack))
    let inner = stage.begin("inner", ["A"], within: outer.object)
    stage.run { inner.object?.finish() }
    stage.settle()
    #expect(stage.ends == ["inner"])
    #expect(outer.object != nil)
    stage.run { outer.object?.show("B") }
    stage.settle()
    #expect(stage.titles() == ["Home", "B"])
    try user.goBack()
    #expect(stage.ends == ["inner", "outer"])
  }

  @Test func `a full screen flow over another leaves that alive`() throws {
    let lower = stage.begin("lower", ["A"], .present(from: stage.stack, style: .fullScreen))
    let upper = stage.begin(
      "upper", ["B"], .present(from: stage.stack, style: .fullScreen), within: lower.object)
    #expect(stage.ends == [])
    stage.run { upper.object?.finish() }
    stage.settle()
    #expect(stage.ends == ["upper"])
    #expect(user.title == "A")
    stage.run { stage.stack.dismiss(animated: true) }
    stage.settle()
    #expect(stage.ends == ["upper", "lower"])
    #expect(stage.alive == [])
  }

  @Test func `a sheet over a flow that is covered on its stack comes at once`() {
    let outer = stage.begin("outer", ["A"])
    stage.begin("other", ["B"])
    stage.begin("sheet", ["S"], .over(), within: outer.object)
    #expect(user.title == "S")
  }

  @Test(
    "a flow that takes away what its parent shows with it ends first", arguments: [true, false])
  func parentOnTheSameSheet(isAnimated: Bool) {
    let outer = stage.begin("outer", [])
    let inner = stage.begin("inner", ["A"], .present(from: stage.stack), within: outer.object)
    stage.run {
      let page = stage.page("B")
      inner.object?.flowNavigationController?.present(page, animated: false)
      outer.object?.own(page)
    }
    stage.settle()
    stage.run { _ = inner.object?.finish(animated: isAnimated) }
    stage.settle()
    #expect(stage.ends == ["inner", "outer"])
    #expect(stage.alive == [])
    #expect(user.title == "Home")
  }

  @Test("a flow whose screens went goes with the last flow within it", arguments: [true, false])
  func screensWentBefore(hasMoreScreens: Bool) throws {
    let outer = stage.begin(
      "outer", hasMoreScreens ? ["A", "B"] : ["A"], .present(from: stage.stack))
    stage.begin("inner", ["C"], .push(on: stage.stack), within: outer.object)
    stage.run { stage.stack.dismiss(animated: true) }
    stage.settle()
    #expect(user.title == "C")
    #expect(stage.ends == [])
    try user.goBack()
    #expect(stage.ends == ["inner", "outer"])
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test func `a flow whose screens went goes with one within it that is refused`() {
    let outer = stage.begin("outer", ["A"], .present(from: stage.stack))
    stage.run {
      let stack = outer.object?.flowNavigationController
      stage.stack.dismiss(animated: true)
      stage.begin("inner", ["C"], stack.map { .push(on: $0) }, within: outer.object, settles: false)
    }
    stage.settle()
    #expect(stage.ends == ["inner", "outer"])
    #expect(stage.alive == [])
  }

  @Test(
    "what waits for a sheet that goes as soon as it has come ends with it",
    arguments: [true, false])
  func comesAndGoes(withTabs: Bool) throws {
    let stage = try Stage()
    let outer = stage.begin("outer", ["A"], .present(from: stage.stack), settles: false)
    var bar: UITabBarController? = withTabs ? UITabBarController() : nil
    let inner = stage.begin("inner", [], .over(), within: outer.object, settles: false) { inner in
      inner.isAnimated = false
      inner.onStart = { [bar] inner in
        if let bar { inner.show(bar, animated: false) } else { inner.show("B") }
      }
    }
    if let bar {
      stage.begin("tab", ["T"], .tab(of: bar), within: inner.object, settles: false)
    }
    // Both wait for the sheet that comes, and the dismissal follows at once.
    var outcome: RequestOutcome?
    stage.run {
      inner.object?.requests.last?.whenDone { outcome = $0 }
      stage.stack.dismiss(animated: false)
    }
    stage.settle()
    bar = nil
    #expect(withTabs || outcome == .refused(.nowhereToShow))
    #expect(stage.ends == (withTabs ? ["tab"] : []) + ["inner", "outer"])
    #expect(stage.alive == [])
    #expect(stage.user.title == "Home")
  }
}
