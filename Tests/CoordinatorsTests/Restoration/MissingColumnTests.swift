import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Where what was on top of a split view is not there any more, that comes back on a phone with what it begins with.
@MainActor struct MissingColumnTests: RestoreTesting {
  struct Form: CustomTestStringConvertible {
    let isTriple, inTab, asksDelegate: Bool
    let missing: LinkStep
    static let all: [Form] = [false, true].flatMap { isTriple in
      [false, true].flatMap { inTab in
        [false, true].flatMap { asksDelegate in
          (isTriple ? ["folder", "photo"] : ["photo"]).map {
            Form(isTriple: isTriple, inTab: inTab, asksDelegate: asksDelegate, missing: $0)
          }
        }
      }
    }
    var testDescription: String {
      "\(isTriple ? "three" : "two") columns\(inTab ? " in a tab" : ""), delegate \(asksDelegate), without \(missing)"
    }
  }

  // Nobody else holds it.
  private let listFirst = ListFirst()

  // The app may hold them.
  private let held = Held()
  @MainActor private final class Held { var photos: [Guide] = [] }

  /// What it leads to comes over all.
  private static func photo(within guide: Guide, _ held: Held?) -> Guide {
    let photo = guide.child("photo")
    photo.presentation = .over()
    held?.photos.append(photo)
    return photo
  }

  private func makeScene(_ form: Form, isSold: Bool, beginsWithPhoto: Bool = false) throws
    -> LinkScene
  {
    let scene = try LinkScene()
    scene.user.resize(to: .compact)
    let (folders, details) = (UINavigationController(), UINavigationController())
    scene.root.ways = { [weak held] guide, step, _ in
      if isSold, step == form.missing { return .refuse("It is sold.") }
      return switch step.name {
      case "folder": .start(guide.child("folder"), .push(on: folders))
      case "photo": .start(Self.photo(within: guide, held), .push(on: details))
      default: nil
      }
    }
    func startBox(within flow: Guide, _ presentation: FlowPresentation) {
      let split = UISplitViewController(style: form.isTriple ? .tripleColumn : .doubleColumn)
      split.tabBarItem.title = "box"
      if form.asksDelegate { split.delegate = listFirst }
      let box = flow.child("box")
      box.linkStep = "box"
      box.first = nil
      box.onStart = { box in
        let list = UINavigationController(rootViewController: box.page("List"))
        split.setViewController(list, for: .primary)
        if form.isTriple {
          folders.viewControllers = [box.page("No folder")]
          split.setViewController(folders, for: .supplementary)
        }
        details.viewControllers = [box.page("No photo")]
        split.setViewController(details, for: .secondary)
        box.show(split, animated: false)
        guard beginsWithPhoto else { return }
        let photo = box.child("photo")
        photo.linkStep = "photo"
        box.pushCoordinator(photo, .push(on: details))
      }
      flow.pushCoordinator(box, presentation)
    }
    scene.stage.run { [scene] in
      guard form.inTab else { return startBox(within: scene.root, .root(of: scene.stage.window)) }
      let around = scene.root.child("tabs")
      around.linkStep = "tabs"
      around.first = nil
      around.onStart = { around in
        let tabs = UITabBarController()
        around.show(tabs, animated: false)
        let one = around.child("one")
        one.linkStep = "one"
        around.pushCoordinator(one, .tab(of: tabs))
        startBox(within: around, .tab(of: tabs))
      }
      scene.root.pushCoordinator(around, .root(of: scene.stage.window))
    }
    scene.stage.settle()
    return scene
  }

  @Test("what it begins with is on top", arguments: Form.all)
  func begins(form: Form) throws {
    let scene = try makeScene(form, isSold: false)
    if form.inTab { try scene.user.tap("box") }
    let screen = scene.user.screen
    scene.stage.run { scene.flow("box")?.open([form.missing]) }
    scene.stage.settle()
    #expect(scene.user.title == form.missing.name)
    let again = try makeScene(form, isSold: true)
    #expect(again.restore(try saved(scene))?.omissions.map(\.reason) == ["It is sold."])
    #expect(again.user.screen == screen)
    #expect(again.stage.faults == [])
  }

  @Test func `a link to a column in a tab is told when that has slid there`() throws {
    let form = Form(isTriple: false, inTab: true, asksDelegate: true, missing: "none")
    let scene = try makeScene(form, isSold: false, beginsWithPhoto: true)
    var isMoving: Bool?
    scene.stage.run {
      scene.root.open(["tabs", "box", "photo"]) { outcome in
        #expect(outcome == .opened)
        let split = (scene.front as? UITabBarController)?.selectedViewController
        let list =
          (split as? UISplitViewController)?.viewController(for: .primary)
          as? UINavigationController
        isMoving = list.map { $0.transitionCoordinator != nil }
        list?.popToRootViewController(animated: true)
      }
    }
    scene.stage.settle()
    #expect(isMoving == false)
    #expect(scene.user.title == "List")
    #expect(scene.stage.faults == [])
  }

  @Test("within one that ends as it is restored nothing is started", arguments: 1..<10)
  func ends(moment: Int) throws {
    let form = Form(isTriple: true, inTab: false, asksDelegate: true, missing: "none")
    let scene = try makeScene(form, isSold: false)
    scene.stage.run { scene.flow("box")?.open(["folder", "photo", .flow("sheet")]) }
    scene.stage.settle()
    #expect(scene.user.title == "sheet")
    let tree = try saved(scene)
    let again = try makeScene(form, isSold: false)
    let record = TraceRecord()
    var report: RestorationReport?
    let subscription = again.stage.run {
      again.root.restore(tree) { report = $0 }
      return again.root.trace { record.events.append($0) }
    }
    for _ in 0..<moment { again.user.clock.advance(by: 0.1) }
    // Nil where it has yet to begin.
    let photo = again.flow("photo")
    again.stage.run { _ = photo?.finish(animated: false) }
    again.stage.settle()
    #expect(report != nil)
    #expect((again.user.title == "sheet") == (photo == nil))
    #expect(!record.lines.contains { $0.contains("was started within") })
    #expect(again.stage.faults == [])
    withExtendedLifetime(subscription) {}
  }
}
