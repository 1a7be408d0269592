import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A list in one column of a split view, whose flow starts each detail on the stack of the other.
@MainActor struct MasterDetailTests {
  private let scene: LinkScene
  private let detail = UINavigationController()
  private var user: VirtualUser { scene.user }
  private var details: [String] { detail.viewControllers.map { $0.title ?? "" } }

  init() throws { scene = try LinkScene() }

  private func makeList(within root: Guide, _ make: Make) -> Guide {
    let list = root.child("list")
    list.linkStep = "list"
    list.first = nil
    list.onStart = { [weak detail] list in
      let split = UISplitViewController(style: .doubleColumn)
      let page = list.page("List")
      split.setViewController(UINavigationController(rootViewController: page), for: .primary)
      if make.hasPlaceholder { detail?.viewControllers = [list.page("None")] }
      split.setViewController(detail, for: .secondary)
      list.show(split, animated: false)
      if make.ownsList { list.own(page) }
    }
    return list
  }

  /// How the list's flow makes its split view.
  struct Make: CustomTestStringConvertible {
    var hasPlaceholder = false
    var ownsList = true
    static let all = [false, true].flatMap { hasPlaceholder in
      [false, true].map { Make(hasPlaceholder: hasPlaceholder, ownsList: $0) }
    }
    var testDescription: String { "placeholder: \(hasPlaceholder), list owned: \(ownsList)" }
  }

  private func start(
    in width: App.Device.Width, _ make: Make = Make(), isGuarded: Bool = false,
    isAsked: @escaping () -> Void = {}
  ) -> Guide {
    let (detail, root) = (detail, scene.root)
    user.resize(to: width)
    let list = makeList(within: root, make)
    list.ways = { [weak detail] guide, step, _ in
      guard step.name == "flow", guide.name == "list", let detail else { return nil }
      let flow = guide.child(step["name"] ?? "")
      if isGuarded {
        flow.canLeave = { _, answer in
          isAsked()
          answer(true)
        }
      }
      return .start(flow, .push(on: detail))
    }
    scene.stage.run { root.pushCoordinator(list, .present(from: scene.front, style: .fullScreen)) }
    scene.stage.settle()
    return list
  }

  @Test(
    "another detail takes the place of the one that is open",
    arguments: [App.Device.Width.compact, .regular], Make.all)
  func another(width: App.Device.Width, make: Make) {
    _ = start(in: width, make)
    let beneath = make.hasPlaceholder ? ["None"] : []
    #expect(scene.open(["list", .flow("A"), .page("P")]) == .opened)
    #expect(details == beneath + ["A", "P"])
    #expect(scene.open(["list", .flow("B")]) == .opened)
    #expect(details == beneath + ["B"])
    #expect(scene.stage.ends == ["A"])
    #expect(scene.root.link == ["list", .flow("B")])
    #expect(scene.stage.faults == [])
  }

  @Test("in a collapsed split view a link to the list goes back to it", arguments: Make.all)
  func backToList(make: Make) {
    _ = start(in: .compact, make)
    scene.open(["list", .flow("A")])
    #expect(user.title == "A")
    #expect(scene.open(["list"]) == .opened)
    #expect(user.title == "List")
    // Where the user is already.
    #expect(scene.open(["list"]) == .opened)
    #expect(user.title == "List")
    #expect(scene.stage.faults == [])
  }

  /// A flow that shows a split view of its own, beside which the list's flow runs.
  private func makeOuter() -> Guide {
    user.resize(to: .regular)
    let outer = scene.root.child("outer")
    outer.linkStep = "outer"
    outer.first = nil
    return outer
  }

  private static func pushList(within outer: Guide, on stack: UINavigationController) {
    let list = outer.child("list")
    list.linkStep = "list"
    outer.pushCoordinator(list, .push(on: stack))
  }

  private func present(_ outer: Guide) {
    scene.stage.run {
      scene.root.pushCoordinator(outer, .present(from: scene.front, style: .fullScreen))
    }
    scene.stage.settle()
  }

  enum Placeholder: CaseIterable { case screen, flow }

  @Test("what lies there from the beginning stays beneath", arguments: Placeholder.allCases)
  func placeholder(_ placeholder: Placeholder) {
    let outer = makeOuter()
    outer.ways = { [weak detail] guide, step, _ in
      guard step.name == "flow", guide.name == "list", let detail else { return nil }
      return .start(guide.child(step["name"] ?? ""), .push(on: detail))
    }
    outer.onStart = { [weak detail] outer in
      guard let detail else { return }
      let split = UISplitViewController(style: .doubleColumn)
      let stack = UINavigationController()
      split.setViewController(stack, for: .primary)
      if placeholder == .screen { detail.viewControllers = [outer.page("None")] }
      split.setViewController(detail, for: .secondary)
      outer.show(split, animated: false)
      if placeholder == .flow { outer.pushCoordinator(outer.child("None"), .push(on: detail)) }
      Self.pushList(within: outer, on: stack)
    }
    present(outer)
    for name in ["A", "B"] {
      #expect(scene.open(["outer", "list", .flow(name)]) == .opened)
      #expect(details == ["None", name])
    }
    #expect(scene.stage.ends == ["A"])
    scene.stage.run { scene.flow("list")?.take(.flow("C")) }
    scene.stage.settle()
    #expect(details == ["None", "C"])
    #expect(scene.stage.ends == ["A", "B"])
    #expect(scene.root.link == ["outer", "list", .flow("C")])
    #expect(scene.stage.faults == [])
  }

  /// - Returns: the column in the middle.
  private func presentThreeColumns() -> UINavigationController {
    let middle = UINavigationController()
    let outer = makeOuter()
    outer.ways = { [weak detail, weak middle] guide, step, _ in
      guard step.name == "flow", guide.name != "root", let detail, let middle else { return nil }
      let stack = guide.name == "list" ? middle : detail
      return .start(guide.child(step["name"] ?? ""), .push(on: stack))
    }
    outer.onStart = { [weak detail, weak middle] outer in
      let split = UISplitViewController(style: .tripleColumn)
      let stack = UINavigationController()
      split.setViewController(stack, for: .primary)
      split.setViewController(middle, for: .supplementary)
      split.setViewController(detail, for: .secondary)
      outer.show(split, animated: false)
      Self.pushList(within: outer, on: stack)
    }
    present(outer)
    return middle
  }

  @Test func `of three columns what the middle one has led to goes with that`() {
    let middle = presentThreeColumns()
    #expect(scene.open(["outer", "list", .flow("M1"), .flow("D1")]) == .opened)
    #expect(scene.open(["outer", "list", .flow("M1"), .flow("D2"), .page("P")]) == .opened)
    #expect(details == ["D2", "P"])
    #expect(scene.stage.ends == ["D1"])
    #expect(scene.open(["outer", "list", .flow("M2")]) == .opened)
    #expect(middle.viewControllers.map(\.title) == ["M2"])
    #expect(scene.stage.ends == ["D1", "D2", "M1"])
    #expect(scene.open(["outer", "list", .flow("M2"), .flow("D3")]) == .opened)
    #expect(details == ["D3"])
    #expect(scene.root.link == ["outer", "list", .flow("M2"), .flow("D3")])
    #expect(scene.stage.ends == ["D1", "D2", "M1"])
    #expect(scene.stage.faults == [])
  }

  @Test(
    "the middle one of three that lie on each other goes with the last", arguments: [true, false])
  func endsInTheMiddle(isAnimated: Bool) {
    let middle = presentThreeColumns()
    scene.user.resize(to: .compact)
    #expect(scene.open(["outer", "list", .flow("M1"), .flow("D1")]) == .opened)
    #expect(scene.user.title == "D1")
    #expect(middle.viewControllers.map(\.title) == ["M1"])
    scene.stage.run { _ = scene.flow("M1")?.cancel(animated: isAnimated) }
    scene.stage.settle()
    #expect(scene.user.title == "list")
    #expect(scene.stage.ends == ["D1", "M1"])
    #expect(scene.stage.faults == [])
  }

  @Test func `a row that is tapped leaves the detail of another, which is asked`() {
    let list = start(in: .regular)
    let keeper = Gatekeeper()
    scene.stage.run { list.take(.flow("A")) }
    scene.stage.settle()
    keeper.hold(scene.flow("A"))
    scene.stage.run { list.take(.flow("B")) }
    scene.stage.settle()
    #expect(keeper.asked == ["link"])
    #expect(details == ["A"])
    scene.stage.run { keeper.give(true) }
    scene.stage.settle()
    #expect(details == ["B"])
    #expect(scene.stage.ends == ["A"])
    #expect(scene.stage.faults == [])
  }

  @Test func `what is open of a detail stays for a link that goes on there`() {
    _ = start(in: .regular)
    scene.open(["list", .flow("A"), .page("P")])
    let flow = scene.flow("A")
    #expect(scene.open(["list", .flow("A"), .page("Q")]) == .opened)
    #expect(scene.flow("A") === flow)
    #expect(details == ["A", "Q"])
  }

  @Test func `where the split view has collapsed a link to the list shows that`() {
    _ = start(in: .compact)
    scene.open(["list", .flow("A"), .page("P")])
    let flow = scene.flow("A")
    #expect(user.title == "P")
    #expect(scene.open(["list"]) == .opened)
    #expect(user.title == "List")
    #expect(scene.root.link == ["list"])
    #expect(scene.open(["list", .flow("A")]) == .opened)
    #expect(user.title == "A")
    #expect(scene.flow("A") === flow)
    #expect(scene.stage.faults == [])
  }

  @Test func `beside the detail a link to the list leaves that as it is`() {
    _ = start(in: .regular)
    scene.open(["list", .flow("A"), .page("P")])
    #expect(scene.open(["list"]) == .opened)
    #expect(details == ["A", "P"])
  }

  @Test(
    "a detail that has finished gives its place to the next",
    arguments: [App.Device.Width.compact, .regular])
  func finished(width: App.Device.Width) {
    let list = start(in: width)
    scene.open(["list", .flow("A"), .page("P")])
    let request = scene.stage.run { scene.flow("A")?.finish() }
    scene.stage.settle()
    #expect(scene.stage.ends == ["A"])
    if width == .compact {
      #expect(request?.outcome == .shown)
      #expect(user.title == "List")
    } else {
      // No stack can be without a screen.
      #expect(request?.outcome == .refused(.nothingToLeave))
      #expect(details == ["A", "P"])
    }
    scene.stage.run { list.pushCoordinator(list.child("B"), .push(on: detail)) }
    scene.stage.settle()
    #expect(details == ["B"])
    #expect(scene.stage.faults == [])
  }

  @Test func `a detail that has finished stays where another flow says that it is its own`() throws
  {
    let list = start(in: .regular)
    scene.open(["list", .flow("A")])
    scene.stage.run { _ = scene.flow("A")?.finish() }
    scene.stage.settle()
    let page = try #require(detail.viewControllers.first)
    scene.stage.run {
      list.own(page)
      list.pushCoordinator(list.child("B"), .push(on: detail))
    }
    scene.stage.settle()
    #expect(details == ["A", "B"])
    #expect(scene.stage.faults == [])
  }

  @Test(
    "a link to the list goes to it in a tab that was not chosen, or not there, before",
    arguments: [true, false])
  func listInAnotherTab(isThere: Bool) throws {
    let scene = try LinkScene(hasTabs: true)
    scene.user.resize(to: .compact)
    let tabs = try #require(scene.tabs)
    let list = makeList(within: scene.root, Make())
    if isThere {
      scene.stage.run { scene.root.pushCoordinator(list, .tab(of: tabs)) }
      scene.stage.settle()
    } else {
      scene.root.ways = { _, step, _ in step == "list" ? .start(list, .tab(of: tabs)) : nil }
    }
    for _ in 0..<2 {
      #expect(scene.open(["list"]) == .opened)
      #expect(scene.user.title == "List")
    }
    #expect(scene.stage.faults == [])
  }

  /// The last of them is open then. The list is left.
  private func tapRows(
    _ names: String, _ gap: Double, in list: Guide, then check: () -> Void = {}
  ) {
    var outcomes: [LinkOutcome] = []
    for name in names {
      scene.stage.run { list.take(.flow("\(name)")) { outcomes.append($0) } }
      user.clock.advance(by: gap)
    }
    scene.stage.settle()
    #expect(details == ["None", String(names.suffix(1))])
    #expect(user.title == String(names.suffix(1)))
    #expect(outcomes.count == names.count)
    #expect(outcomes.last == .opened)
    #expect(outcomes.allSatisfy { $0 == .opened || $0 == .superseded })
    check()
    #expect(scene.stage.faults == [])
    scene.stage.run { _ = list.cancel(animated: false) }
    scene.stage.settle()
  }

  @Test(
    "of rows tapped quickly one after the other the last is open",
    arguments: [App.Device.Width.compact, .regular], ["AB", "ABC", "ABAB", "ABCA"])
  func quickly(width: App.Device.Width, names: String) {
    for (gap, isGuarded) in [(0, false), (0.05, false), (0.2, false), (0, true), (0.05, true)] {
      let list = start(in: width, Make(hasPlaceholder: true), isGuarded: isGuarded)
      tapRows(names, gap, in: list)
    }
  }

  @Test(
    "so it is while a detail that has finished slides out",
    arguments: [App.Device.Width.compact, .regular], ["BC", "BCB", "BCAC", "AA", "BB"])
  func whileOneSlidesOut(width: App.Device.Width, names: String) {
    for (gap, isGuarded) in [(0, false), (0.05, false), (0.2, false), (0, true)] {
      var asked = 0
      let list = start(in: width, Make(hasPlaceholder: true), isGuarded: isGuarded) { asked += 1 }
      scene.stage.run { list.take(.flow("A")) }
      scene.stage.settle()
      scene.stage.run { _ = scene.flow("A")?.finish() }
      user.clock.advance(by: 0.05)
      tapRows(names, gap, in: list) {
        // Nobody has seen what did not come.
        #expect(asked == 0)
      }
    }
  }

  enum Way: CaseIterable { case take, open }

  @Test(
    "a detail that has yet to come makes way for the next",
    arguments: [App.Device.Width.compact, .regular], Way.allCases)
  func yetToCome(width: App.Device.Width, way: Way) {
    let list = start(in: width, Make(hasPlaceholder: true))
    let ways = list.ways
    list.ways = { [weak detail] guide, step, path in
      guard step == .flow("A"), let detail else { return ways(guide, step, path) }
      let loading = guide.child("A")
      loading.first = nil
      return .start(loading, .push(on: detail))
    }
    scene.stage.run { list.take(.flow("A")) }
    scene.stage.settle()
    #expect(scene.flow("A") != nil)
    var outcome: LinkOutcome?
    scene.stage.run {
      switch way {
      case .take: list.take(.flow("B")) { outcome = $0 }
      case .open: scene.root.open(["list", .flow("B")]) { outcome = $0 }
      }
    }
    scene.stage.settle()
    #expect(outcome == .opened)
    #expect(scene.stage.ends == ["A"])
    #expect(details == ["None", "B"])
    #expect(scene.stage.faults == [])
  }

  @Test(
    "a row that is tapped while a finger pulls at the detail waits for that",
    arguments: ["A", "B", "BC"], [false, true])
  func underAFinger(names: String, isPulledOut: Bool) throws {
    let list = start(in: .regular, Make(hasPlaceholder: true))
    scene.open(["list", .flow("A")])
    try user.swipeBack(.begin)
    #expect(detail.transitionCoordinator?.isInteractive == true)
    for name in names { scene.stage.run { list.take(.flow("\(name)")) } }
    user.clock.advance(by: 0.1)
    try user.swipeBack(isPulledOut ? .complete : .cancel)
    scene.stage.settle()
    #expect(details == ["None", String(names.suffix(1))])
    #expect(scene.stage.faults == [])
  }

  @Test("the last of two is open where a sheet comes over the columns", arguments: [0, 0.1, 0.2])
  func beneathASheet(gap: TimeInterval) {
    let list = start(in: .regular, Make(hasPlaceholder: true))
    scene.stage.run {
      list.pushCoordinator(list.child("sheet"), .over(style: .fullScreen))
      list.take(.flow("A"))
    }
    user.clock.advance(by: gap)
    scene.stage.run { list.take(.flow("B")) }
    scene.stage.settle()
    #expect(details == ["None", "B"])
    #expect(scene.flow("A") == nil)
    #expect(scene.stage.faults == [])
  }
}
