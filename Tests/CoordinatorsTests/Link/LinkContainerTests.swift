import AppHost
import CoordinatorTesting
import Coordinators
import Foundation
import Testing
import UIKit

/// Links and restoration with containers of the app's own.
@MainActor struct LinkContainerTests {
  /// What a container has its stacks in.
  enum Content: CaseIterable {
    case stacks, columns, collapsedColumns

    var width: App.Device.Width { self == .columns ? .regular : .compact }
  }

  /// `box X` is a flow that shows a container with two stacks, with a flow each:
  /// `tab left` and `tab right`.
  private func ways(_ scene: LinkScene, _ way: FlowPresentation?, _ content: Content = .stacks) {
    if content != .stacks { scene.user.resize(to: content.width) }
    scene.root.ways = { [weak scene] guide, step, _ in
      if step.name == "tab", guide.name == "shell" {
        return .start(guide.child(step["name"] ?? ""))
      }
      guard step.name == "box" else { return nil }
      let child = guide.child(step["name"] ?? "box")
      child.first = nil
      child.onStart = { [weak scene] child in
        let box = Box()
        box.title = "Box"
        scene?.stage.note(box, "Box")
        let stacks = (0..<2).map { _ in UINavigationController() }
        let split = UISplitViewController(style: .doubleColumn)
        child.show(box)
        for (index, name) in ["left", "right"].enumerated() {
          stacks[index].viewControllers = [child.page("\(name) base")]
          if content == .stacks { box.embed(stacks[index]) }
        }
        if content != .stacks {
          split.setViewController(stacks[0], for: .primary)
          split.setViewController(stacks[1], for: .secondary)
        }
        for (index, name) in ["left", "right"].enumerated() {
          let part = child.child(name)
          part.linkStep = .tab(name)
          child.pushCoordinator(part, .push(on: stacks[index]))
        }
        if content != .stacks { box.embed(split) }
      }
      return .start(child, way)
    }
  }

  private let box = LinkStep("box", ["name": "shell"])

  private func stacks(_ scene: LinkScene) -> [[String]] {
    func find(_ controller: UIViewController) -> Box? {
      if let box = controller as? Box { return box }
      if let found = controller.children.lazy.compactMap(find).first { return found }
      return controller.presentedViewController.flatMap {
        $0.presentingViewController === controller ? find($0) : nil
      }
    }
    let children = find(scene.front)?.children ?? []
    let split = children.first as? UISplitViewController
    let columns = split.map { split in
      [.primary, .secondary].compactMap { split.viewController(for: $0) }
    }
    return (columns ?? children).compactMap { $0 as? UINavigationController }.map { stack in
      stack.viewControllers.filter { !($0 is UINavigationController) }.map { $0.title ?? "" }
    }
  }

  @Test(
    "a link leads into a stack of a container, past what is in the other one",
    arguments: [true, false], Content.allCases)
  func opens(isPresented: Bool, content: Content) throws {
    let scene = try LinkScene()
    ways(scene, isPresented ? .over() : nil, content)
    #expect(scene.open([box, .tab("left"), .page("A")]) == .opened)
    #expect(stacks(scene) == [["left base", "left", "A"], ["right base", "right"]])
    #expect(scene.flows == "root(shell(left right))")
    #expect(scene.open([box, .tab("right"), .page("B")]) == .opened)
    // Side by side: what is in the other is in nobody's way.
    #expect(stacks(scene) == [["left base", "left", "A"], ["right base", "right", "B"]])
    #expect(scene.stage.ends == [])
    #expect(scene.open([.page("C")]) == .opened)
    #expect(scene.titles == "root C")
    #expect(scene.stage.ends == ["right", "left", "shell"])
    #expect(scene.stage.alive == ["root", "C"])
    #expect(scene.stage.faults == [])
  }

  @Test("a link that fails leaves containers as they were", arguments: [true, false])
  func fails(isPresented: Bool) throws {
    let scene = try LinkScene()
    ways(scene, isPresented ? .over() : nil)
    scene.open([box, .tab("left"), .page("A"), .flow("F")])
    let before = (scene.state, stacks(scene))
    let unknown: LinkStep = "nowhere"
    let failure = LinkOutcome.failed(LinkFailure(unknown, .unknown(to: "Guide")))
    #expect(scene.open([box, .tab("right"), unknown]) == failure)
    #expect(scene.state == before.0)
    #expect(stacks(scene) == before.1)
    #expect(scene.open([box, .tab("left"), .page("A"), .flow("F"), unknown]) == failure)
    #expect(scene.state == before.0)
    #expect(stacks(scene) == before.1)
    // Twice the same is once.
    #expect(scene.open([box, .tab("left"), .page("A"), .flow("F")]) == .opened)
    #expect(stacks(scene) == before.1)
    #expect(scene.stage.ends == [])
  }

  @Test(
    "a guard in a container is asked by a link that leaves it, and by no other",
    arguments: [true, false], [true, false])
  func guarded(isPresented: Bool, letsGo: Bool) throws {
    let scene = try LinkScene()
    let keeper = Gatekeeper()
    ways(scene, isPresented ? .over() : nil)
    scene.open([box, .tab("left"), .flow("F")])
    keeper.hold(scene.flow("F"))
    #expect(scene.open([box, .tab("right"), .page("B")]) == .opened)
    #expect(keeper.asked == [])
    let before = scene.state
    #expect(scene.open([.page("C")]) == nil)
    #expect(keeper.asked == ["link"])
    #expect(scene.state == before)
    scene.stage.run { keeper.give(letsGo) }
    scene.stage.settle()
    #expect(
      scene.outcomes.last
        == (letsGo ? .opened : .failed(LinkFailure(.page("C"), .notLeft("Guide")))))
    if !letsGo { #expect(scene.state == before) }
    #expect(scene.stage.faults == [])
  }

  enum Saved: CaseIterable {
    case stacks, stacksAndSheet, columns, collapsedColumns

    var content: Content {
      switch self {
      case .stacks, .stacksAndSheet: .stacks
      case .columns: .columns
      case .collapsedColumns: .collapsedColumns
      }
    }
  }

  @Test(
    "what is open in containers is saved and restored", arguments: [true, false], Saved.allCases)
  func restores(isPresented: Bool, saved: Saved) throws {
    let (hasSheet, content) = (saved == .stacksAndSheet, saved.content)
    let scene = try LinkScene()
    ways(scene, isPresented ? .over() : nil, content)
    scene.open([box, .tab("left"), .page("A"), .flow("F"), .page("G")])
    scene.open([box, .tab("right"), .page("B")])
    if hasSheet {
      scene.flow("right")?.presentation = .over()
      scene.open([box, .tab("right"), .page("B"), .flow("S"), .page("T")])
    }
    scene.flow("left")?.text = "written"
    let data = try JSONEncoder().encode(scene.stage.run { scene.root.save() })
    let tree = try JSONDecoder().decode(SavedTree.self, from: data)
    let fresh = try LinkScene()
    ways(fresh, isPresented ? .over() : nil, content)
    if hasSheet {
      let inner = fresh.root.ways
      fresh.root.ways = { guide, step, path in
        if guide.name == "right" { guide.presentation = .over() }
        return inner(guide, step, path)
      }
    }
    let report = fresh.restore(tree)
    #expect(report == RestorationReport())
    #expect(fresh.titles == scene.titles)
    #expect(fresh.flows == scene.flows)
    #expect(stacks(fresh) == stacks(scene))
    #expect(fresh.root.link == scene.root.link)
    #expect(fresh.flow("left")?.text == "written")
    #expect(fresh.stage.alive.sorted() == scene.stage.alive.sorted())
    #expect(fresh.stage.faults == [])
    fresh.open([])
    #expect(fresh.titles == "root")
    #expect(fresh.flows == "root")
    #expect(fresh.stage.alive == ["root"])
  }
}
