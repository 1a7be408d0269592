import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Links through several columns of a split view that has collapsed, which fail at their last step.
@MainActor struct FailedLinkColumnsTests {
  enum Form: CaseIterable { case double, triple, tripleInTab }

  @MainActor private final class Columns {
    let scene: LinkScene
    let columns = [UINavigationController(), UINavigationController(), UINavigationController()]
    // Nobody else holds it.
    private let listFirst = ListFirst()

    /// - Parameter asksDelegate: whether a delegate has the list on top.
    init(_ form: Form, asksDelegate: Bool) throws {
      scene = try LinkScene()
      scene.user.resize(to: .compact)
      let (list, folders, details) = (columns[0], columns[1], columns[2])
      let isTriple = form != .double
      scene.root.ways = { guide, step, _ in
        switch step.name {
        case "folder": .start(guide.child("folder"), .push(on: isTriple ? folders : list))
        case "photo": .start(guide.child("photo"), .push(on: details))
        case "gone": .start(guide.child("gone"), .present(from: UIViewController()))
        default: nil
        }
      }
      let split = UISplitViewController(style: isTriple ? .tripleColumn : .doubleColumn)
      if asksDelegate { split.delegate = listFirst }
      let box = scene.root.child("box")
      box.linkStep = "box"
      box.first = nil
      box.onStart = { box in
        list.viewControllers = [box.page("List")]
        split.setViewController(list, for: .primary)
        if isTriple {
          folders.viewControllers = [box.page("No folder")]
          split.setViewController(folders, for: .supplementary)
        }
        details.viewControllers = [box.page("No photo")]
        split.setViewController(details, for: .secondary)
        box.show(split, animated: false)
      }
      let tabs = UITabBarController()
      scene.stage.run { [scene] in
        guard form == .tripleInTab else {
          _ = scene.root.pushCoordinator(box, .root(of: scene.stage.window))
          return
        }
        let around = scene.root.child("tabs")
        around.first = nil
        around.onStart = { around in
          around.show(tabs, animated: false)
          let one = around.child("one")
          one.linkStep = "one"
          around.pushCoordinator(one, .tab(of: tabs))
          around.pushCoordinator(box, .tab(of: tabs))
        }
        scene.root.pushCoordinator(around, .root(of: scene.stage.window))
        tabs.selectedIndex = 1
      }
      scene.stage.settle()
    }

    var titles: [[String]] { columns.map { scene.stage.titles(of: $0) } }
  }

  @Test(
    "the column that was on top is so again", arguments: Form.allCases, [true, false])
  func again(form: Form, asksDelegate: Bool) throws {
    let app = try Columns(form, asksDelegate: asksDelegate)
    let box = try #require(app.scene.flow("box"))
    for _ in 0..<2 { expectAsBefore(app, box) }
  }

  private func expectAsBefore(_ app: Columns, _ box: Guide) {
    let (scene, screen, titles) = (app.scene, app.scene.user.screen, app.titles)
    var outcome: LinkOutcome?
    scene.stage.run { box.open(["folder", "photo", "gone"]) { outcome = $0 } }
    scene.stage.settle()
    #expect(outcome?.failure != nil)
    #expect(scene.user.screen == screen)
    #expect(app.titles == titles)
    #expect(scene.stage.faults == [])
  }

  @Test(
    "so it is where it is the middle one, with a folder", arguments: [Form.triple, .tripleInTab],
    [true, false])
  func fromFolder(form: Form, asksDelegate: Bool) throws {
    let app = try Columns(form, asksDelegate: asksDelegate)
    let scene = app.scene
    let box = try #require(scene.flow("box"))
    scene.stage.run { box.open(["folder"]) }
    scene.stage.settle()
    #expect(scene.user.title == "folder")
    expectAsBefore(app, box)
  }

  /// A flow with a list, whose details' column is empty.
  private func makeList(on stage: Stage) -> (list: Errand, details: UINavigationController) {
    let (list, details) = (Errand("list", []), UINavigationController())
    list.stage = stage
    list.onStart = { [unowned stage] list in
      let stack = UINavigationController(rootViewController: stage.page("List"))
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(stack, for: .primary)
      split.setViewController(details, for: .secondary)
      list.show(split)
      split.show(.primary)
    }
    list.ways = { [unowned stage] step in
      let inner = Errand(step.name, [step.name])
      inner.stage = stage
      inner.ways = { [unowned stage] step in
        if step == "page" { return .show(stage.page("Page")) }
        return .start(Errand("gone", ["Gone"]), .present(from: UIViewController()))
      }
      return .start(inner, .push(on: details))
    }
    stage.run { list.start(.root(of: stage.window)) }
    stage.settle()
    return (list, details)
  }

  @Test(
    "a column that was empty is so again", arguments: [App.Device.Width.compact, .regular],
    [true, false])
  func emptyColumn(width: App.Device.Width, goesOn: Bool) throws {
    let stage = try Stage()
    stage.user.resize(to: width)
    let (list, details) = makeList(on: stage)
    let screen = stage.user.screen
    var outcome: LinkOutcome?
    stage.run { list.open(goesOn ? ["one", "page", "gone"] : ["one", "gone"]) { outcome = $0 } }
    stage.settle()
    #expect(outcome?.failure != nil)
    #expect(stage.titles(of: details) == [])
    #expect(stage.user.screen == screen)
    #expect(!stage.alive.contains("one"))
    #expect(list.childCoordinators.isEmpty)
    #expect(stage.run { list.save().omissions }.isEmpty)
    stage.run { list.open(["one"]) }
    stage.settle()
    #expect(stage.titles(of: details) == ["one"])
    #expect(stage.faults == [])
  }

  @Test(
    "what a flow has left in a column is there again, until something else comes",
    arguments: [App.Device.Width.compact, .regular], [true, false])
  func leftInColumn(width: App.Device.Width, goesOn: Bool) throws {
    let stage = try Stage()
    stage.user.resize(to: width)
    let (list, details) = makeList(on: stage)
    stage.run { list.open(["one"]) }
    stage.settle()
    let one = try #require(list.childCoordinators.first as? Errand)
    stage.run { one.finish(with: "") }
    stage.settle()
    #expect(stage.titles(of: details) == ["one"])
    let (screen, tree) = (stage.user.screen, stage.run { list.describeTree() })
    let omissions = stage.run { list.save().omissions }
    var outcome: LinkOutcome?
    stage.run { list.open(goesOn ? ["two", "page", "gone"] : ["two", "gone"]) { outcome = $0 } }
    stage.settle()
    #expect(outcome?.failure != nil)
    #expect(stage.titles(of: details) == ["one"])
    #expect(stage.user.screen == screen)
    #expect(stage.run { list.describeTree() } == tree)
    #expect(list.childCoordinators.isEmpty)
    #expect(stage.run { list.save().omissions } == omissions)
    stage.run { list.open(["two"]) }
    stage.settle()
    #expect(stage.titles(of: details) == ["two"])
    #expect(stage.faults == [])
  }
}
