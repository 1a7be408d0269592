import Coordinators
import Testing
import UIKit

/// Links to tabs, and past what is open in them and over them.
@MainActor struct LinkTabTests {
  @Test func `a tab that is there is chosen, and what is open in it stays`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.open([.tab("right"), .page("A"), .flow("B")])
    let flow = scene.flow("B")
    scene.open([.tab("left"), .page("L")])
    #expect(scene.titles == "left L")
    #expect(scene.root.link == [.tab("left"), .page("L")])
    #expect(scene.open([.tab("right"), .page("A"), .flow("B"), .page("C")]) == .opened)
    #expect(scene.titles == "right A B C")
    #expect(scene.flow("B") === flow)
    scene.stage.run { scene.tabs?.selectedIndex = 0 }
    scene.stage.settle()
    #expect(scene.titles == "left L")
    #expect(scene.stage.faults == [])
  }

  @Test func `what is asked for while a link waits comes before it, and is left by it`() throws {
    let scene = try LinkScene(hasTabs: true)
    let left = try #require(scene.flow("left"))
    var outcomes: [LinkOutcome] = []
    scene.stage.run {
      left.take(.flow("B"))
      left.open([.page("A")]) { outcomes.append($0) }
      left.show(left.page("X"))
    }
    scene.stage.settle()
    #expect(outcomes == [.opened])
    #expect(scene.titles == "left A")
  }

  @Test func `a sheet over the tabs is left for a link into one of them`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.root.presentation = .present(from: try #require(scene.tabs))
    scene.open([.flow("sheet")])
    #expect(scene.root.link == [.flow("sheet")])
    #expect(scene.open([.tab("right")]) == .opened)
    #expect(scene.titles == "right")
    #expect(scene.stage.ends == ["sheet"])
    #expect(scene.open([]) == .opened)
    #expect(scene.titles == "right")
  }

  @Test("without steps a link leads to what the tab seen begins with", arguments: [true, false])
  func withoutSteps(hasSteps: Bool) throws {
    let scene = try LinkScene(hasTabs: true)
    scene.open([.tab("left"), .page("L")])
    scene.open([.tab("right"), .page("A"), .flow("B"), .page("C")])
    #expect(scene.titles == "right A B C")
    if !hasSteps { scene.flow("right")?.linkStep = nil }
    #expect(scene.open([]) == .opened)
    #expect(scene.titles == "right")
    #expect(scene.root.link == (hasSteps ? [.tab("right")] : []))
    #expect(scene.stage.ends == ["B"])
    // Nobody sees the other, which is as it was.
    scene.stage.run { scene.tabs?.selectedIndex = 0 }
    scene.stage.settle()
    #expect(scene.titles == "left L")
    #expect(scene.stage.faults == [])
  }

  @Test func `what a tab's flow has shown by itself stays for a link without steps`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.open([.tab("left")])
    let left = try #require(scene.flow("left"))
    scene.stage.run { left.show(left.page("own")) }
    scene.stage.settle()
    scene.stage.run { left.pushCoordinator(scene.root.child("within")) }
    scene.stage.settle()
    #expect(scene.titles == "left own within")
    scene.stage.run { left.take(.page("A")) }
    scene.stage.settle()
    #expect(scene.titles == "left own within A")
    #expect(scene.open([]) == .opened)
    #expect(scene.titles == "left own within")
    #expect(scene.stage.ends == [])
  }

  @Test("a step may lead onto the stack of a tab, which stays", arguments: [true, false])
  func ontoTheStackOfATab(takes: Bool) throws {
    let scene = try LinkScene(hasTabs: true)
    let right = try #require(scene.flow("right"))
    scene.root.ways = { guide, step, _ in
      guard step.name == "order" else { return nil }
      return .start(
        guide.child("order \(step["number"] ?? "")"),
        right.flowNavigationController.map { .push(on: $0) })
    }
    func go(_ number: String) {
      let step = LinkStep("order", ["number": number])
      if takes { scene.stage.run { scene.root.take(step) } } else { scene.open([step]) }
      scene.stage.settle()
    }
    go("1")
    #expect(scene.titles == "right order 1")
    #expect(scene.flows == "root(left right order 1)")
    // What the other has led to makes room.
    go("2")
    #expect(scene.titles == "right order 2")
    #expect(scene.stage.ends == ["order 1"])
    #expect(scene.stage.faults == [])
  }

  @Test func `a tab bar in the way goes as a whole`() throws {
    let scene = try LinkScene()
    scene.open([.flow("A")])
    scene.stage.run {
      let bar = UITabBarController()
      let holder = Errand("holder", [])
      holder.onStart = { holder in
        holder.show(bar)
        for name in ["one", "two"] {
          let tab = Errand(name, [name])
          tab.linkStep = .tab(name)
          holder.pushCoordinator(tab, .tab(of: bar))
        }
      }
      scene.flow("A")?.pushCoordinator(holder, .present(from: scene.front))
    }
    scene.stage.settle()
    #expect(scene.root.link == [.flow("A"), .tab("one")])
    #expect(scene.open([.flow("A")]) == .opened)
    #expect(scene.titles == "root A")
    #expect(scene.flows == "root(A)")
  }

  @Test("a link to another tab asks the flows that are in this one", arguments: [true, false])
  func guarded(letsGo: Bool) throws {
    let scene = try LinkScene(hasTabs: true)
    let keeper = Gatekeeper()
    scene.open([.tab("left"), .flow("A")])
    keeper.hold(scene.flow("A"))
    #expect(scene.open([.tab("right"), .page("B")]) == nil)
    #expect(keeper.asked == ["tab"])
    #expect(scene.titles == "left A")
    scene.stage.run { keeper.give(letsGo) }
    scene.stage.settle()
    #expect(scene.titles == (letsGo ? "right B" : "left A"))
    // It is still there, and the way to it leaves nobody who has a guard.
    scene.open([.tab("left"), .flow("A"), .page("C")])
    #expect(keeper.asked == ["tab"])
    #expect(scene.titles == "left A C")
  }

  @Test func `a flow in this tab that lies over it as well is asked for a link to another`() throws
  {
    let scene = try LinkScene(hasTabs: true)
    let keeper = Gatekeeper()
    scene.open([.tab("left"), .flow("A")])
    scene.stage.run { scene.flow("A")?.present(scene.stage.page("over")) }
    scene.stage.settle()
    keeper.hold(scene.flow("A"))
    #expect(scene.open([.tab("right")]) == nil)
    #expect(keeper.asked == ["link"])
    #expect(scene.titles == "left A | over")
    scene.stage.run { keeper.give(true) }
    scene.stage.settle()
    #expect(scene.titles == "right")
  }

  @Test func `a tab is gone to, though a flow within its flow is seen in another`() throws {
    let scene = try LinkScene(hasTabs: true)
    let left = try #require(scene.flow("left")?.flowNavigationController)
    let inner = scene.root.child("inner")
    scene.stage.run { scene.flow("right")?.pushCoordinator(inner, .push(on: left)) }
    scene.stage.settle()
    #expect(scene.titles == "left inner")
    #expect(scene.open([.tab("right")]) == .opened)
    #expect(scene.titles == "right")
    #expect(scene.root.link == [.tab("right")])
    #expect(scene.stage.ends == [])
  }

  @Test func `another coordinator may be asked, and none for ever`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.root.ways = { [weak scene] guide, step, _ in
      guard let left = scene?.flow("left"), let root = scene?.root else { return nil }
      switch step {
      case "ring": return .ask(guide === left ? root : left)
      default: return guide === root && step.name != "tab" ? .ask(left) : nil
      }
    }
    scene.flow("left")?.ways = scene.root.ways
    #expect(scene.open([.page("A")]) == .opened)
    #expect(scene.titles == "left A")
    #expect(scene.open(["ring"]) == .failed(LinkFailure("ring", .unknown(to: "Guide"))))
  }

  enum Own: CaseIterable { case alert, sheet, fullScreen }

  @Test(
    "the address stays that of the tab under what its screen presents itself",
    arguments: Own.allCases)
  func underOwn(what: Own) throws {
    let scene = try LinkScene(hasTabs: true)
    let place: Link = [.tab("left"), .page("A")]
    scene.open(place)
    var heard: [Link] = []
    let subscription = scene.stage.run { scene.root.followLink { heard.append($0) } }
    let stack = scene.tabs?.selectedViewController as? UINavigationController
    let own =
      what == .alert
      ? UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      : scene.stage.page("Own")
    if what == .fullScreen { own.modalPresentationStyle = .fullScreen }
    scene.stage.run { stack?.topViewController?.present(own, animated: true) }
    scene.stage.settle()
    #expect(scene.root.link == place)
    #expect(heard == [place])
    subscription.cancel()
  }
}
