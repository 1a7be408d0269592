import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow without a way of its own, within one that has a way but has shown nothing yet.
@MainActor struct BorrowedWayTests {
  enum Way: CaseIterable { case present, root, tab, push }

  private func presentation(_ way: Way, _ stage: Stage) -> FlowPresentation {
    switch way {
    case .present: .present(from: stage.stack)
    case .root: .root(of: UIWindow(frame: .zero))
    case .tab: .tab(of: UITabBarController())
    case .push: .push(on: stage.stack)
    }
  }

  @Test(
    "It is shown in that way; what the outer flow shows next comes on top", arguments: Way.allCases)
  func shown(_ way: Way) throws {
    let stage = try Stage()
    // Held by nothing but the way itself, as it would be by an app.
    let presentation = stage.run { self.presentation(way, stage) }
    let outer = stage.begin("outer", [], presentation, settles: false)
    let inner = stage.begin("inner", ["First"], within: outer.object)
    #expect(inner.object?.requests.first?.outcome == .shown)
    _ = stage.run { outer.object?.show("Second") }
    stage.settle()
    let stack = outer.object?.flowNavigationController
    #expect(stage.titles(of: stack).suffix(2) == ["First", "Second"])
    #expect(stack === inner.object?.flowNavigationController)
    withExtendedLifetime(presentation) {}
    #expect(stage.faults.isEmpty)
  }

  @Test("Swiped down, both end, the inner one first")
  func swipedDown() throws {
    let stage = try Stage()
    let outer = stage.begin("outer", [], .present(from: stage.stack), settles: false)
    stage.begin("inner", ["First"], within: outer.object)
    try stage.user.swipeDown()
    #expect(stage.ends == ["inner", "outer"])
    #expect(stage.alive.isEmpty)
  }

  @Test("The inner flow finishes, and takes the stack away with its only screen: both end")
  func finished() throws {
    let stage = try Stage()
    let outer = stage.begin("outer", [], .present(from: stage.stack), settles: false)
    let inner = stage.begin("inner", ["First"], within: outer.object)
    _ = stage.run { inner.object?.finish() }
    stage.settle()
    #expect(stage.ends == ["inner", "outer"])
    #expect(stage.user.title == "Home")
    #expect(stage.alive.isEmpty)
  }

  @Test("What comes over a flow that shows nothing itself comes over what runs within it")
  func overInner() throws {
    let stage = try Stage()
    let bar = UITabBarController()
    let outer = stage.begin("outer", [], .present(from: stage.stack)) { [bar] in
      $0.onStart = { $0.show(bar) }
    }
    stage.begin("chosen", ["C"], .tab(of: bar), within: outer.object)
    let hidden = stage.begin("hidden", ["H"], .tab(of: bar), within: outer.object)
    let silent = stage.begin("silent", [], within: hidden.object)
    stage.begin("beneath", ["S"], .push(on: stage.stack), within: silent.object)
    let over = stage.begin("over", ["O"], .over(), within: silent.object)
    #expect(over.object?.requests.first?.outcome == .shown)
    #expect(stage.titles() == ["Home", "S"])
    #expect(stage.user.title == "O")
  }
}
