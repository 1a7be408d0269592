import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A link that fails when it has left something already: that is there again, and the app as it was.
@MainActor struct FailedLinkTests {
  private let scene: LinkScene
  private var stage: Stage { scene.stage }
  private var root: Guide { scene.root }

  init() throws {
    scene = try LinkScene()
    Self.addBadStep(to: scene.root)
  }

  /// `bad` is a flow that ends as it starts: nobody can know before.
  private static func addBadStep(to guide: Guide) {
    guide.ways = { guide, step, _ in
      guard step == "bad" else { return nil }
      let bad = guide.child("bad")
      bad.first = nil
      bad.onStart = { $0.cancel() }
      return .start(bad)
    }
  }

  private static let failure = LinkFailure("bad", .flowHasEnded("Guide"))

  /// What must be as before, whatever has been made anew for that.
  private static func state(_ scene: LinkScene) -> String {
    "\(scene.titles); \(scene.flows); \(scene.root.link); \(scene.stage.alive.sorted())"
  }

  private var state: String { Self.state(scene) }

  /// The failure of a link that fails at its last step, on the way.
  private func fail(_ link: Link, animated: Bool = true) -> LinkFailure? {
    scene.open(link, animated: animated)?.failure
  }

  // MARK: Flows

  @Test(
    "flows that have been left are there again, with their drafts", arguments: [true, false],
    [true, false])
  func flows(isPresented: Bool, animated: Bool) throws {
    if isPresented { root.presentation = .present(from: scene.front) }
    scene.open([.page("A"), .flow("B"), .page("C")])
    let left = Weakly(try #require(scene.flow("B")))
    left.object?.text = "Dear all"
    let before = state
    let failure = fail([.flow("Other"), .page("P"), "bad"], animated: animated)
    #expect(failure?.step == "bad")
    #expect(failure?.omissions == [])
    #expect(state == before)
    #expect(scene.flow("B")?.text == "Dear all")
    // The former one has ended, once, and is no more.
    #expect(left.object == nil)
    #expect(stage.ends.filter { $0 == "B" }.count == 1)
    #expect(stage.faults == [])
  }

  @Test func `what was left can be left again`() throws {
    scene.open([.page("A"), .flow("B"), .page("C")])
    _ = fail([.page("P"), "bad"])
    try scene.user.goBack()
    #expect(scene.titles == "root A B")
    try scene.user.goBack()
    #expect(scene.flows == "root")
    try scene.user.goBack()
    #expect(scene.titles == "root")
    #expect(stage.alive == ["root"])
  }

  @Test func `who opens the link hears of it when all is there again`() {
    scene.open([.page("A"), .flow("B")])
    let before = state
    var seen: [String] = []
    stage.run { root.open([.page("P"), "bad"]) { _ in seen.append(state) } }
    stage.settle()
    #expect(seen == [before])
  }

  @Test func `flows within each other, and beside each other`() throws {
    scene.open([.flow("B"), .page("C"), .flow("D")])
    stage.run { scene.flow("D").map { $0.pushCoordinator($0.child("sheet"), .over()) } }
    stage.settle()
    scene.flow("sheet")?.linkStep = .flow("sheet")
    let before = state
    #expect(scene.titles == "root B C D | sheet")
    let ways = root.ways
    root.ways = { guide, step, path in
      step == .flow("sheet") ? .start(guide.child("sheet"), .over()) : ways(guide, step, path)
    }
    #expect(fail([.page("P"), "bad"]) != nil)
    #expect(state == before)
  }

  @Test func `what runs within a flow that stays keeps its place among its children`() {
    stage.run {
      let silent = root.child("silent")
      silent.first = nil
      root.pushCoordinator(root.child("first"), .present(from: scene.front))
      root.pushCoordinator(silent)
    }
    stage.settle()
    scene.flow("first")?.linkStep = .flow("first")
    scene.flow("silent")?.linkStep = "silent"
    root.presentation = .present(from: scene.front)
    let before = state
    #expect(fail([.page("P"), "bad"]) != nil)
    #expect(state == before)
  }

  @Test func `a flow that stays is not told to read its draft`() {
    scene.open([.flow("B"), .page("C")])
    scene.flow("B")?.text = "new"
    let stays = scene.flow("B")
    #expect(fail([.flow("B"), .page("P"), "bad"]) != nil)
    #expect(scene.flow("B") === stays)
    #expect(stays?.restored == 0)
    #expect(scene.titles == "root B C")
  }

  @Test func `of two of a kind that stay, it is within the same one again`() throws {
    for _ in 0..<2 {
      stage.run {
        let twin = root.child("twin")
        (scene.flow("twin") ?? root).pushCoordinator(twin)
      }
      stage.settle()
    }
    let outer = try #require(root.childCoordinators.first as? Guide)
    let inner = try #require(outer.childCoordinators.first as? Guide)
    stage.run { inner.open([.flow("X")]) { _ in } }
    stage.settle()
    #expect(scene.flows == "root(twin(twin(X)))")
    var outcome: LinkOutcome?
    stage.run { inner.open([.page("P"), "bad"]) { outcome = $0 } }
    stage.settle()
    #expect(outcome == .failed(Self.failure))
    #expect(scene.flows == "root(twin(twin(X)))")
    #expect(outer.childCoordinators.first === inner)
  }

  @Test func `what cannot be opened again is named`() {
    stage.run { root.pushCoordinator(root.child("plain")) }
    stage.settle()
    let failure = fail([.page("P"), "bad"])
    #expect(failure?.step == "bad")
    #expect(
      failure?.omissions == [
        .init("Guide", "It has no step that leads there, and did not start by itself.")
      ])
    #expect(scene.titles == "root")
    #expect(
      failure?.description
        == "bad: Guide has ended. Not opened again: Guide (It has no step that leads there, and did not start by itself.)"
    )
  }

  /// Signing in comes first in it, and it gives up where that gives no result.
  @Test("a flow that gives up as one within it is left is there again", arguments: [true, false])
  func givesUp(isAwaited: Bool) async throws {
    let ways = root.ways
    root.ways = { guide, step, path in
      guard step == "buy" else { return ways(guide, step, path) }
      let buy = guide.child("buy")
      buy.onStart = { buy in
        let signIn = Errand("sign in", ["Sign In"])
        if isAwaited {
          Task { [weak buy] in
            _ = try? await buy?.run(signIn)
            buy?.cancel()
          }
        } else {
          buy.run(signIn) { [weak buy] name in if name == nil { buy?.cancel() } }
        }
      }
      return .start(buy)
    }
    scene.open(["buy"])
    try await scene.user.settle()
    #expect(scene.titles == "root buy Sign In")
    var outcome: LinkOutcome?
    stage.run { root.open(["buy", .page("P"), "bad"]) { outcome = $0 } }
    try await scene.user.settle()
    let failure = try #require(outcome?.failure)
    // What a task is to start is not there yet as it is looked for.
    if !isAwaited { #expect(failure.omissions == []) }
    #expect(scene.titles == "root buy Sign In")
    #expect(scene.flows == "root(buy(sign in))")
    #expect(stage.ends.filter { $0 == "buy" }.count == 1)
  }

  // MARK: Screens

  @Test("screens of a flow that stays are the same ones again", arguments: [true, false])
  func screens(haveSteps: Bool) {
    let pages = ["A", "B"].map(root.page)
    for page in pages {
      stage.run {
        if haveSteps { root.show(page, at: .page(page.title ?? "")) } else { root.show(page) }
      }
      stage.settle()
    }
    let before = state
    #expect(fail([.page("P"), "bad"])?.omissions == [])
    #expect(state == before)
    #expect(Array(stage.stack.viewControllers.dropFirst()) == pages)
  }

  @Test("what is presented by a flow that stays", arguments: [true, false], [true, false])
  func presented(isStack: Bool, byTheApp: Bool) {
    let page = root.page("Sheet")
    let sheet = isStack ? UINavigationController(rootViewController: page) : page
    stage.run {
      if byTheApp {
        scene.front.present(sheet, animated: true)
      } else {
        _ = root.present(sheet)
      }
    }
    stage.settle()
    #expect(scene.titles == "root | Sheet")
    let before = state
    #expect(fail([.page("P"), "bad"])?.omissions == [])
    #expect(state == before)
    #expect(scene.front.presentedViewController === sheet)
    stage.run { scene.front.dismiss(animated: true) }
    stage.settle()
    #expect(scene.flows == "root")
  }

  @Test func `an alert asks again`() throws {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    var answers = 0
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in answers += 1 })
    stage.run { _ = root.present(alert) }
    stage.settle()
    #expect(fail([.page("P"), "bad"])?.omissions == [])
    #expect(scene.front.presentedViewController === alert)
    try scene.user.tap("Yes")
    #expect(answers == 1)
    #expect(scene.titles == "root")
  }

  @Test func `a flow that lay on a screen without a step lies there again`() {
    stage.run { _ = root.show(root.page("A")) }
    stage.settle()
    stage.run { root.take(.flow("B")) }
    stage.settle()
    stage.run { _ = root.present(root.page("Sheet")) }
    stage.settle()
    #expect(scene.titles == "root A B | Sheet")
    let before = state
    #expect(fail([.page("P"), "bad"])?.omissions == [])
    #expect(state == before)
  }

  @Test func `of a sheet that stays a flow's, what another has put there is made anew`() {
    let sheet = UINavigationController(rootViewController: root.page("Sheet"))
    stage.run { _ = root.present(sheet) }
    stage.settle()
    stage.run { root.take(.flow("B")) }
    stage.settle()
    #expect(scene.titles == "root | Sheet B")
    let before = state
    #expect(fail([.page("P"), "bad"])?.omissions == [])
    #expect(state == before)
  }

  // MARK: Tabs

  @Test("in another tab", arguments: [true, false])
  func tabs(hasSheet: Bool) throws {
    let scene = try LinkScene(hasTabs: true)
    let stage = scene.stage
    for name in ["left", "right"] {
      scene.flow(name).map(Self.addBadStep)
      scene.flow(name)?.presentation = .present(from: scene.front)
    }
    scene.open([.tab("left"), .page("L")])
    if hasSheet { scene.open([.tab("left"), .page("L"), .flow("Sheet")]) }
    let before = Self.state(scene)
    let failure = scene.open([.tab("right"), .page("R"), "bad"])?.failure
    #expect(failure?.omissions == [])
    #expect(Self.state(scene) == before)
    #expect(scene.tabs?.selectedIndex == 0)
    #expect(stage.faults == [])
  }

  @Test("what lay over a column of a collapsed split view", arguments: [true, false])
  func column(isFlow: Bool) throws {
    let scene = try LinkScene(columnsIn: .compact)
    for name in ["left", "right"] { scene.flow(name).map(Self.addBadStep) }
    let left = try #require(scene.flow("left"))
    scene.stage.run { left.take(isFlow ? .flow("F") : .page("q")) }
    scene.stage.settle()
    let before = "\(scene.user.title) \(scene.flows) \(scene.root.link)"
    let failure = scene.open([.tab("right"), .page("P"), "bad"])?.failure
    #expect(failure?.step == "bad")
    #expect(failure?.omissions == [])
    #expect("\(scene.user.title) \(scene.flows) \(scene.root.link)" == before)
  }

  /// In a tab that the app has left beneath the sheet.
  @Test func `a flow that begins with a sheet, over a tab that is not chosen`() throws {
    let scene = try LinkScene(hasTabs: true)
    let left = try #require(scene.flow("left"))
    left.ways = { guide, step, _ in
      let child = guide.child(step.name)
      child.first = nil
      switch step {
      case "bad": child.onStart = { $0.cancel() }
      case "hollow": child.onStart = { $0.pushCoordinator($0.child("in"), .over()) }
      default: return nil
      }
      return .start(child)
    }
    scene.stage.run { left.take("hollow") }
    scene.stage.settle()
    scene.stage.run { scene.tabs?.selectedIndex = 1 }
    scene.stage.settle()
    #expect(scene.titles == "right | in")
    #expect(scene.open([.tab("left"), .page("P"), "bad"])?.failure != nil)
    #expect(scene.titles == "right | in")
    #expect(scene.flows == "root(left(hollow(in)) right)")
  }

  @Test("what lies over the column that a sheet is presented from stays", arguments: [true, false])
  func columnBeneath(isFlow: Bool) throws {
    let scene = try LinkScene(columnsIn: .compact)
    let (left, right) = (try #require(scene.flow("left")), try #require(scene.flow("right")))
    for flow in [left, right] { Self.addBadStep(to: flow) }
    right.presentation = .over()
    scene.stage.run { left.take(isFlow ? .flow("A") : .page("A")) }
    scene.stage.settle()
    scene.stage.run { right.take(.flow("sheet")) }
    scene.stage.settle()
    let kept = scene.columns.map { $0.children.compactMap(\.title) + [scene.flows] }
    var outcome: LinkOutcome?
    scene.stage.run { left.open([isFlow ? .flow("A") : .page("A"), "bad"]) { outcome = $0 } }
    scene.stage.settle()
    #expect(outcome?.failure?.omissions == [])
    #expect(scene.columns.map { $0.children.compactMap(\.title) + [scene.flows] } == kept)
    #expect(scene.user.title == "sheet")
    #expect(scene.stage.ends.filter { $0 == "A" } == [])
  }

  /// It has two tabs, and the user is in the first.
  @Test func `a flow that is asked is seen in a tab of its own already`() throws {
    let bar = UITabBarController()
    bar.viewControllers = ["One", "Two"].map {
      UINavigationController(rootViewController: root.page($0))
    }
    let tabs = root.child("tabs")
    tabs.first = nil
    tabs.onStart = { [unowned bar] in $0.show(bar, animated: false) }
    var answer: ((Bool) -> Void)?
    stage.run {
      root.pushCoordinator(tabs, .present(from: scene.front))
      for case let stack as UINavigationController in bar.viewControllers ?? [] {
        stack.viewControllers.forEach(tabs.own)
      }
      tabs.canLeave = { _, reply in answer = reply }
    }
    stage.settle()
    #expect(scene.open([.page("P")]) == nil)
    #expect(answer != nil)
    #expect(bar.selectedIndex == 0)
    stage.run { answer?(false) }
    stage.settle()
    #expect(bar.selectedIndex == 0)
    #expect(scene.outcomes.last == .failed(LinkFailure(.page("P"), .notLeft("Guide"))))
  }

  // MARK: Windows

  /// An app whose first flow shows nothing itself: "login" and "main" take the whole window.
  @Test("a flow that had the window has it again, if a step leads there", arguments: [true, false])
  func root(hasStep: Bool) throws {
    let stage = try Stage()
    let app = Guide("app", on: stage)
    app.first = nil
    let ways = root.ways
    app.ways = { [weak window = stage.window] guide, step, path in
      guard ["login", "main"].contains(step), let window else { return ways(guide, step, path) }
      return .start(guide.child(step.name), .root(of: window))
    }
    app.onStart = { [weak window = stage.window] app in
      guard let window else { return }
      let login = app.child("login")
      if hasStep { login.linkStep = "login" }
      app.pushCoordinator(login, .root(of: window))
    }
    stage.run { app.start(.root(of: stage.window)) }
    stage.settle()
    stage.run { (app.childCoordinators.first as? Guide)?.open([.page("A"), .flow("B")]) }
    stage.settle()
    #expect(stage.titles() == ["login", "A", "B"])
    var outcome: LinkOutcome?
    stage.run { app.open(["main", .page("P"), "bad"]) { outcome = $0 } }
    stage.settle()
    let failure = try #require(outcome?.failure)
    #expect(failure.omissions.isEmpty == hasStep)
    #expect(stage.titles() == (hasStep ? ["login", "A", "B"] : ["main"]))
    let names = app.childCoordinators.compactMap { ($0 as? Guide)?.name }
    #expect(names == [hasStep ? "login" : "main"])
  }

  enum Above: CaseIterable { case nothing, flow, sheet }

  @Test("what a flow that stays had in the window is there again", arguments: Above.allCases)
  func rootOfStaying(above: Above) throws {
    Self.takeWindow(of: scene, at: ["main"])
    if above == .flow { scene.open([.page("A"), .flow("B")]) }
    if above == .sheet {
      stage.run { scene.front.present(stage.page("Sheet"), animated: false) }
      stage.settle()
    }
    let first = Weakly(try #require(stage.stack.viewControllers.first))
    let before = state
    let failure = fail(["main", .page("P"), "bad"])
    #expect(failure?.omissions == [])
    #expect(state == before)
    #expect(stage.stack.viewControllers.first === first.object)
    #expect(stage.ends.contains("main"))
    #expect(stage.faults == [])
    // And all of it hears what happens next.
    #expect(scene.open([.page("Q")]) == .opened)
    #expect(scene.titles == "root Q")
  }

  @Test func `so it is where two flows of the link have had the window`() {
    Self.takeWindow(of: scene, at: ["main", "other"])
    let before = state
    let failure = fail(["main", "other", .page("P"), "bad"])
    #expect(failure?.omissions == [])
    #expect(state == before)
    #expect(stage.ends.filter { $0 != "bad" } == ["other", "main"])
    #expect(stage.faults == [])
  }

  /// Whoever takes one of these steps has the window to itself.
  private static func takeWindow(of scene: LinkScene, at steps: [LinkStep]) {
    let ways = scene.root.ways
    scene.root.ways = { [weak window = scene.stage.window] guide, step, path in
      guard steps.contains(step), let window else { return ways(guide, step, path) }
      return .start(guide.child(step.name), .root(of: window))
    }
  }

  @Test func `a root that the app exchanges meanwhile stays`() {
    root.ways = { [weak stage] guide, step, _ in
      guard let window = stage?.window else { return nil }
      if step == "main" { return .start(guide.child("main"), .root(of: window)) }
      guard step == "swap" else { return nil }
      let swap = guide.child("swap")
      swap.first = nil
      swap.onStart = { swap in
        window.rootViewController = stage?.page("Other")
        swap.cancel()
      }
      return .start(swap)
    }
    scene.open(["main", "swap"])
    #expect(scene.titles == "Other")
  }

  @Test func `once a link has arrived, what the window had is released`() {
    Self.takeWindow(of: scene, at: ["main"])
    scene.open([.page("A")])
    #expect(stage.alive.contains("A"))
    #expect(scene.open(["main"]) == .opened)
    #expect(!stage.alive.contains("A"))
    #expect(scene.titles == "main")
  }

  @Test func `a link that is opened meanwhile waits, and keeps nobody else waiting`() async throws {
    var outcomes: [LinkOutcome] = []
    let awaited = Errand("awaited", ["W"])
    stage.run { root.run(awaited) { _ in } }
    stage.settle()
    stage.run {
      root.open([.page("P"), "bad"]) { outcomes.append($0) }
    }
    // Who waits for the flow that it has left may do so in a task, which is given its turns.
    stage.settle()
    #expect(outcomes == [])
    stage.run { root.open([.page("Q")]) { outcomes.append($0) } }
    stage.user.clock.advance(by: 1)
    try await scene.user.settle()
    #expect(outcomes.count == 2)
    #expect(outcomes.first?.failure?.step == "bad")
    #expect(outcomes.last == .opened)
  }

  // MARK: What is not opened again

  @Test func `a link that another supersedes has left for good`() {
    scene.open([.page("A"), .flow("B")])
    stage.run {
      root.open([.page("P"), "bad"])
      root.open([.page("Q")])
    }
    stage.settle()
    #expect(scene.titles == "root Q")
  }

  /// It had screens in a sheet that the user has taken away meanwhile.
  @Test("what lay in a sheet that is dismissed meanwhile", arguments: [true, false])
  func dismissed(isFlow: Bool) throws {
    root.presentation = .over()
    scene.open([.flow("sheet")])
    let sheet = try #require(scene.flow("sheet"))
    sheet.presentation = nil
    stage.run { sheet.take(isFlow ? .flow("inner") : .page("inner")) }
    stage.settle()
    #expect(scene.titles == "root | sheet inner")
    var outcome: LinkOutcome?
    stage.run {
      sheet.open([.page("P"), "bad"]) { outcome = $0 }
      scene.front.dismiss(animated: false)
    }
    stage.settle()
    #expect(outcome != nil)
    #expect(scene.titles == "root")
    #expect(scene.flows == "root")
  }

  @Test func `what ran within a flow that the app has ended meanwhile`() throws {
    scene.open([.flow("B"), .page("C"), .flow("D")])
    let around = try #require(scene.flow("B"))
    let inner = try #require(scene.flow("D"))
    // As the link leaves it.
    inner.didFinish = { [weak around] _ in around?.finish(animated: false) }
    var outcome: LinkOutcome?
    stage.run { around.open([.page("P"), "bad"]) { outcome = $0 } }
    stage.settle()
    // The app has ended that as it heard what was left.
    #expect(outcome?.failure?.omissions == [])
    #expect(scene.flows == "root(B(D))")
    #expect(scene.titles == "root B C D")
  }

  @Test("an app that ends meanwhile is held by nothing", arguments: 0..<12, [true, false])
  func endOfApp(tenths: Int, takesWindow: Bool) async throws {
    var outcomes: [LinkOutcome] = []
    let (home, sheet) = try {
      let scene = try LinkScene()
      Self.addBadStep(to: scene.root)
      if takesWindow { Self.takeWindow(of: scene, at: ["X"]) }
      scene.root.presentation = .present(from: scene.front)
      scene.open([.page("A"), .flow("B"), .page("C")])
      let sheet = scene.root.page("Sheet")
      scene.stage.run { _ = scene.root.present(sheet) }
      scene.stage.settle()
      scene.stage.run {
        let first: LinkStep = takesWindow ? "X" : .flow("X")
        scene.root.open([first, .page("P"), "bad"]) { outcomes.append($0) }
      }
      for _ in 0..<tenths { scene.user.clock.advance(by: 0.1) }
      return (Weakly(scene.root), Weakly(sheet))
    }()
    for _ in 0..<10 { await Task.yield() }
    #expect(outcomes.count == 1)
    #expect(home.object == nil)
    #expect(sheet.object == nil)
  }
}
