import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Trees that are saved and restored at odd moments.
@MainActor struct RestoreMomentTests: RestoreTesting {
  enum Odd: CaseIterable {
    case push, pop, swipe, swipeOfFlow, swipeLetGo, swipeDone
    case waiting, alert, question, sheetComing, sheetGoing, linkOpening
  }

  @Test("saved at odd moments", arguments: Odd.allCases)
  func odd(moment: Odd) throws {
    let scene = try LinkScene()
    scene.open([.page("A"), .flow("B"), .page("C")])
    var expected = "root A B C"
    let keeper = Gatekeeper()
    switch moment {
    case .push:
      scene.stage.run { scene.flow("B")?.take(.page("D")) }
      expected = "root A B C D"
    case .pop:
      scene.user.together {
        try? scene.user.goBack()
        expected = "root A B"
      }
      scene.stage.run { scene.stage.stack.pushViewController(UIViewController(), animated: true) }
      _ = scene.stage.run { scene.stage.stack.popViewController(animated: true) }
    case .swipe:
      // UIKit names the screen no more as long as the finger moves, and may put it back.
      try scene.user.swipeBack(.begin)
    case .swipeOfFlow:
      try scene.user.goBack()
      try scene.user.swipeBack(.begin)
      expected = "root A B"
    case .swipeLetGo:
      try scene.user.swipeBack(.begin)
      scene.user.waitsForTransitions = false
      try scene.user.swipeBack(.cancel)
    case .swipeDone:
      try scene.user.swipeBack(.begin)
      scene.user.waitsForTransitions = false
      try scene.user.swipeBack(.complete)
      expected = "root A B"
    case .waiting:
      scene.stage.run {
        scene.flow("B")?.take(.page("D"))
        scene.flow("B")?.take(.page("E"))
      }
      expected = "root A B C D"
    case .alert:
      scene.stage.run {
        _ = scene.flow("B")?.present(
          UIAlertController(title: "Q", message: nil, preferredStyle: .alert))
      }
      scene.stage.settle()
    case .question:
      keeper.hold(scene.flow("B"))
      scene.stage.run { scene.root.open([]) { _ in } }
      scene.stage.settle()
      #expect(keeper.asked == ["link"])
    case .sheetComing:
      // It has no step.
      scene.stage.run { scene.flow("B")!.pushCoordinator(scene.flow("B")!.child("S"), .over()) }
    case .sheetGoing:
      scene.stage.run { scene.flow("B")!.pushCoordinator(scene.flow("B")!.child("S"), .over()) }
      scene.stage.settle()
      scene.stage.run { scene.stage.stack.dismiss(animated: true) }
    case .linkOpening:
      scene.stage.run { scene.root.open([.page("X"), .page("Y")]) { _ in } }
      expected = "root X Y"
    }
    let tree = try saved(scene)
    let fresh = try LinkScene()
    let report = fresh.restore(tree)
    #expect(fresh.titles == expected)
    #expect(report != nil)
    #expect(fresh.stage.faults == [])
    try? scene.user.swipeBack(.cancel)
  }

  @Test("restored twice, one after the other, and both at once", arguments: [true, false])
  func twice(atOnce: Bool) throws {
    let scene = try LinkScene()
    scene.open([.page("A"), .flow("B"), .page("C")])
    scene.flow("B")?.text = "draft"
    let tree = try saved(scene)
    let fresh = try LinkScene()
    var reports: [RestorationReport] = []
    fresh.stage.run {
      fresh.root.restore(tree) { reports.append($0) }
      if !atOnce { fresh.stage.settle() }
      fresh.root.restore(tree) { reports.append($0) }
    }
    fresh.stage.settle()
    #expect(reports == [RestorationReport(), RestorationReport()])
    #expect(fresh.titles == "root A B C")
    #expect(fresh.flows == "root(B)")
    #expect(fresh.flow("B")?.text == "draft")
    #expect(fresh.stage.faults == [])
  }

  @Test("restored twice into a flow that shows itself from a task", arguments: [true, false])
  func twiceFromTask(isPage: Bool) async throws {
    func make() throws -> LinkScene {
      let scene = try LinkScene()
      scene.root.ways = { guide, step, _ in
        guard step == .flow("B") else { return nil }
        let child = guide.child("B")
        child.first = nil
        child.onStart = { flow in Task { flow.show(flow.page("B")) } }
        return .start(child)
      }
      return scene
    }
    let scene = try make()
    scene.open([.flow("B")])
    try await scene.user.settle()
    scene.stage.run { scene.flow("B")?.take(isPage ? .page("C") : .flow("C")) }
    scene.stage.settle()
    #expect(scene.titles == "root B C")
    let tree = try saved(scene)
    let fresh = try make()
    var reports: [RestorationReport] = []
    fresh.stage.run {
      for _ in 0..<2 { fresh.root.restore(tree) { reports.append($0) } }
    }
    try await fresh.user.settle()
    #expect(reports == [RestorationReport(), RestorationReport()])
    #expect(fresh.titles == "root B C")
    #expect(fresh.flows == scene.flows)
    #expect(fresh.stage.faults == [])
  }

  @Test("restored as the app starts, which begins all from a task", arguments: [true, false])
  func launchInTask(inStart: Bool) async throws {
    let stage = try Stage()
    func launch(_ tree: SavedTree?) -> (Guide, () -> RestorationReport?) {
      let launch = Guide("launch", on: stage)
      launch.first = nil
      let begin = { @MainActor [weak stage, weak launch] in
        guard let stage, let launch else { return }
        launch.pushCoordinator(launch.child("home"), .root(of: stage.window))
      }
      if inStart { launch.onStart = { _ in Task { begin() } } }
      var report: RestorationReport?
      stage.run {
        launch.start(.root(of: stage.window))
        if !inStart { Task { begin() } }
        if let tree { launch.restore(tree) { report = $0 } }
      }
      return (launch, { report })
    }
    let (first, _) = launch(nil)
    try await stage.user.settle()
    stage.run { (first.childCoordinators.first as? Guide)?.take(.flow("B")) }
    stage.settle()
    #expect(stage.titles() == ["home", "B"])
    let tree = stage.run { first.save() }
    #expect(tree.omissions == [])
    let (second, report) = launch(tree)
    try await stage.user.settle()
    #expect(second.childCoordinators.count == 1)
    #expect(report() == RestorationReport())
    #expect(stage.titles() == ["home", "B"])
    #expect(stage.faults == [])
  }

  @Test("restored while things move", arguments: [0, 1, 2, 3, 4])
  func moving(what: Int) throws {
    let scene = try LinkScene()
    scene.open([.page("A"), .flow("B"), .page("C")])
    let tree = try saved(scene)
    let fresh = try LinkScene()
    var report: RestorationReport?
    fresh.stage.run {
      switch what {
      case 0: fresh.root.take(.page("A"))
      case 1: fresh.root.open([.page("X")]) { _ in }
      case 2: fresh.stage.stack.present(UIViewController(), animated: true)
      case 3:
        fresh.root.present(UIAlertController(title: "Q", message: nil, preferredStyle: .alert))
      default:
        fresh.root.show(fresh.root.page("plain"))
        fresh.root.show(fresh.root.page("plain2"))
      }
      fresh.root.restore(tree) { report = $0 }
    }
    fresh.stage.settle()
    #expect(report == RestorationReport())
    #expect(fresh.titles.contains("A B C"))
    #expect(fresh.stage.faults == [])
  }

  @Test("restored into an app that has shown something", arguments: [0, 1, 2, 3])
  func shown(what: Int) throws {
    let scene = try LinkScene()
    scene.open([.page("A"), .flow("B"), .page("C")])
    let tree = try saved(scene)
    let fresh = try LinkScene()
    switch what {
    case 0: fresh.open([.page("A")])
    case 1: fresh.open([.page("A"), .flow("B")])
    case 2: fresh.open([.page("A"), .flow("B"), .page("C")])
    default: fresh.open([.page("X")])
    }
    #expect(fresh.restore(tree) == RestorationReport())
    #expect(fresh.titles == (what == 3 ? "root X A B C" : "root A B C"))
    #expect(fresh.stage.faults == [])
  }
}
