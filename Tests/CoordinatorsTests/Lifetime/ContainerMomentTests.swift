import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Columns and pages that are replaced or collapse while flows in them come and go.
@MainActor struct ContainerMomentTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  /// A split view in the window, of two columns with a stack each.
  private func showColumns() -> (split: UISplitViewController, stacks: [UINavigationController]) {
    let split = UISplitViewController(style: .doubleColumn)
    let stacks = ["P", "S"].map { UINavigationController(rootViewController: stage.page($0)) }
    split.setViewController(stacks[0], for: .primary)
    split.setViewController(stacks[1], for: .secondary)
    stage.run { stage.window.rootViewController = split }
    stage.settle()
    return (split, stacks)
  }

  @Test("a split view's columns replaced", arguments: [true], [true, false])
  func columns(wide: Bool, deep: Bool) {
    stage.user.resize(to: wide ? .regular : .compact)
    let app = Coordinator()
    let (split, stacks) = showColumns()
    stage.begin("p", ["P2"], .push(on: stacks[0]), within: app)
    let s = stage.begin("s", ["S2"], .push(on: stacks[1]), within: app)
    if deep { stage.begin("s3", ["S3"], within: s.object) }
    stage.ends = []
    stage.run {
      split.setViewController(
        UINavigationController(rootViewController: UIViewController()), for: .secondary)
    }
    stage.settle()
    #expect(stage.ends == (deep ? ["s3", "s"] : ["s"]))
    stage.run { split.setViewController(nil, for: .primary) }
    stage.settle()
    #expect(stage.ends == (deep ? ["s3", "s", "p"] : ["s", "p"]))
  }

  @Test("collapse while a flow finishes, expands while one comes", arguments: [true, false])
  func collapseDuring(finish: Bool) {
    stage.user.resize(to: .regular)
    let app = Coordinator()
    let stacks = showColumns().stacks
    let p = stage.begin("p", ["P2"], .push(on: stacks[0]), within: app)
    let s = stage.begin("s", ["S2"], .push(on: stacks[1]), within: app)
    stage.ends = []
    let requests = stage.run {
      finish
        ? [s.object?.finish(), p.object?.finish()] : [s.object?.show("S3"), p.object?.show("P3")]
    }
    user.waitsForTransitions = false
    user.resize(to: .compact)
    user.clock.advance(by: 0.1)
    user.resize(to: .regular)
    stage.settle()
    #expect(requests.map { $0?.outcome } == [.shown, .shown])
    #expect(stage.ends == (finish ? ["s", "p"] : []))
    #expect(stage.titles(of: stacks[1]) == (finish ? ["S"] : ["S", "S2", "S3"]))
    #expect(stage.titles(of: stacks[0]) == (finish ? ["P"] : ["P", "P2", "P3"]))
    #expect(stage.faults == [])
  }

  @Test("pages replaced while their flows do things", arguments: [true, false], [0, 1, 2])
  func pages(animated: Bool, what: Int) {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let inner = UINavigationController(rootViewController: stage.page("P1"))
    pages.setViewControllers([inner], direction: .forward, animated: false)
    stage.run { stage.stack.pushViewController(pages, animated: false) }
    stage.settle()
    let f = stage.begin("f", ["A"], .push(on: inner))
    #expect(f.object?.outcomes == [.shown])
    stage.run {
      switch what {
      case 0: break
      case 1: stage.begin("sheet", ["S"], .over(), within: f.object)
      default: _ = f.object?.show("B")
      }
    }
    stage.run {
      pages.setViewControllers([stage.page("P2")], direction: .forward, animated: animated)
    }
    stage.settle()
    if what == 1 {
      #expect(stage.ends == [])
      try? user.swipeDown()
      #expect(stage.ends == ["sheet", "f"])
    } else {
      #expect(stage.ends == ["f"])
    }
  }
}
