import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A list in one column of a split view, whose flow starts each detail on the stack of the other.
@MainActor struct MasterDetailTests: MasterDetailTesting {
  let scene: LinkScene
  let detail = UINavigationController()

  init() throws { scene = try LinkScene() }

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

  // Where the column is empty a page of the list's flow comes on the list.
  @Test(
    "so it does of a page that a step has led to there",
    arguments: Make.all.filter(\.hasPlaceholder), [true, false])
  func page(make: Make, byLink: Bool) {
    let list = start(in: .regular, make)
    let beneath = ["None"]
    #expect(scene.open(["list", .page("About"), .page("More")]) == .opened)
    #expect(details == beneath + ["About", "More"])
    if byLink {
      #expect(scene.open(["list", .flow("B")]) == .opened)
    } else {
      scene.stage.run { list.take(.flow("B")) }
      scene.stage.settle()
    }
    #expect(details == beneath + ["B"])
    #expect(scene.root.link == ["list", .flow("B")])
    #expect(scene.stage.ends == [])
    #expect(scene.stage.faults == [])
  }

  @Test func `a page that the link names stays beneath the detail`() {
    _ = start(in: .regular, Make(hasPlaceholder: true))
    let link: Link = ["list", .page("About"), .page("More")]
    scene.open(link)
    for name in ["A", "B"] {
      #expect(scene.open(Link(link.steps + [.flow(name)])) == .opened)
      #expect(details == ["None", "About", "More", name])
      #expect(scene.root.link == Link(link.steps + [.flow(name)]))
    }
    #expect(scene.stage.ends == ["A"])
    #expect(scene.open(["list", .page("About"), .flow("C")]) == .opened)
    #expect(details == ["None", "About", "C"])
    #expect(scene.stage.faults == [])
  }

  @Test(
    "of links without a stack of their own one takes the place of another as well",
    arguments: [App.Device.Width.compact, .regular], Make.all)
  func withoutStack(width: App.Device.Width, make: Make) {
    let list = start(in: width, make)
    list.ways = { guide, step, _ in
      step.name == "inner" ? .start(guide.child(step["name"] ?? "")) : nil
    }
    func inner(_ name: String) -> LinkStep { LinkStep("inner", ["name": name]) }
    let links: [Link] = [
      ["list", .page("A")], ["list", .page("B"), .page("C")], ["list", inner("D")],
      ["list", inner("E"), .page("F")], ["list", .page("A"), inner("G")],
    ]
    for link in links {
      for _ in 0..<2 {
        #expect(scene.open(link) == .opened)
        #expect(scene.root.link == link)
      }
    }
    if make.hasPlaceholder { #expect(details == ["None", "A", "G"]) }
    #expect(scene.flows == "root(list(G))")
    #expect(scene.stage.faults == [])
  }

  @Test(
    "a flow around leads into the details in a tab, which stays",
    arguments: [App.Device.Width.compact, .regular], [true, false])
  func fromAround(width: App.Device.Width, byLink: Bool) throws {
    user.resize(to: width)
    let (tabs, around) = (UITabBarController(), scene.root.child("around"))
    around.first = nil
    around.ways = { [weak detail] guide, step, _ in
      guard step == "message", let detail else { return nil }
      return .start(guide.child("message"), .push(on: detail))
    }
    around.onStart = { around in
      around.show(tabs, animated: false)
      let home = around.child("home")
      home.linkStep = "home"
      around.pushCoordinator(home, .tab(of: tabs))
      around.pushCoordinator(
        makeList(within: around, Make(hasPlaceholder: true)), .tab(of: tabs))
    }
    scene.stage.run { scene.root.pushCoordinator(around, .root(of: scene.stage.window)) }
    // It holds the scene.
    around.onStart = nil
    scene.stage.settle()
    var outcome: LinkOutcome?
    scene.stage.run {
      if byLink {
        around.open(["message"]) { outcome = $0 }
      } else {
        around.take("message") { outcome = $0 }
      }
    }
    scene.stage.settle()
    #expect(outcome == .opened)
    #expect(scene.stage.ends == [])
    #expect(details == ["None", "message"])
    #expect(tabs.selectedIndex == 1)
    #expect(scene.flows == "root(around(home list message))")
  }

  @Test(
    "one on the list's own stack stays as well", arguments: [App.Device.Width.compact, .regular])
  func pageInList(width: App.Device.Width) throws {
    let list = start(in: width)
    let ways = list.ways
    let split = scene.front.presentedViewController as? UISplitViewController
    let stack = try #require(split?.viewController(for: .primary) as? UINavigationController)
    list.ways = { [weak stack] guide, step, path in
      guard step.name == "folder", let stack else { return ways(guide, step, path) }
      return .start(guide.child("folder"), .push(on: stack))
    }
    scene.stage.run { list.take(.page("About")) }
    scene.stage.settle()
    scene.stage.run { list.take("folder") }
    scene.stage.settle()
    #expect(details == [])
    #expect(scene.root.link == ["list", .page("About"), "folder"])
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
}
