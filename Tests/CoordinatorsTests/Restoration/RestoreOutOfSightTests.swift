import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Trees of which something was presented from a screen that is covered, or that nobody sees yet, when they are restored.
@MainActor struct RestoreOutOfSightTests {
  /// An app whose root flow presents flows from a place that the app knows, whatever lies over that. Without one it is the
  /// flow's own first screen.
  private func makeScene(from place: UIViewController? = nil) throws -> LinkScene {
    let scene = try LinkScene()
    let place = place ?? scene.stage.stack.viewControllers.first
    scene.root.ways = { [weak place] guide, step, _ in
      if step == "inner" { return .start(guide.child("inner"), .over()) }
      guard step.name == "flow", let name = step["name"], let place else { return nil }
      return .start(guide.child(name), .present(from: place))
    }
    return scene
  }

  private func makeTree(hasInner: Bool = false) throws -> SavedTree {
    let scene = try makeScene()
    scene.open(Link([.flow("over"), .page("A"), .page("B")] + (hasInner ? ["inner"] : [])))
    #expect(scene.titles == "root | over A B" + (hasInner ? " | inner" : ""))
    return scene.stage.run { scene.root.save() }
  }

  @Test func `it comes over what covers the screen`() throws {
    let scene = try makeScene()
    scene.open([.page("cover")])
    #expect(try scene.restore(makeTree(hasInner: true))?.omissions == [])
    #expect(scene.titles == "root cover | over A B | inner")
  }

  @Test("it comes as the screen does, with what was open within it", arguments: [true, false])
  func comes(hasInner: Bool) throws {
    let place = UINavigationController(rootViewController: UIViewController())
    let scene = try makeScene(from: place)
    #expect(try scene.restore(makeTree(hasInner: hasInner))?.omissions == [])
    #expect(scene.titles == "root")
    scene.stage.run { scene.front.present(place, animated: true) }
    scene.stage.settle()
    #expect(scene.titles == "root |  | over A B" + (hasInner ? " | inner" : ""))
  }

  @Test func `what of it does not come with it the trace tells`() throws {
    let place = UINavigationController(rootViewController: UIViewController())
    let scene = try makeScene(from: place)
    let ways = scene.root.ways
    scene.root.ways = { guide, step, path in
      step == "inner" ? .refuse("It is sold.") : ways(guide, step, path)
    }
    var told: [String] = []
    let trace = scene.root.trace { if case .restored = $0 { told.append("\($0)") } }
    _ = try scene.restore(makeTree(hasInner: true))
    #expect(told == ["Guide was restored: all is there"])
    scene.stage.run { scene.front.present(place, animated: true) }
    scene.stage.settle()
    #expect(scene.titles == "root |  | over A B")
    #expect(told.dropFirst() == ["Guide was restored: without inner: It is sold."])
    trace.cancel()
  }

  @Test func `a link that is opened meanwhile is not kept waiting`() throws {
    let place = UINavigationController(rootViewController: UIViewController())
    let scene = try makeScene(from: place)
    _ = try scene.restore(makeTree())
    #expect(scene.open([.page("P")]) == .opened)
    #expect(scene.titles == "root P")
  }
}
