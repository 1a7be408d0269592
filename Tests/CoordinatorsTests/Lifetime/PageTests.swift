import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows on the pages of a page view.
@MainActor struct PageTests {
  private let stage: Stage
  private let source = Source()
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  /// Keeps its pages, as an app with a few fixed ones does.
  private final class Source: NSObject, UIPageViewControllerDataSource {
    var pages: [UIViewController] = []

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
      return pages[index - 1]
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      guard let index = pages.firstIndex(of: viewController), index + 1 < pages.count else {
        return nil
      }
      return pages[index + 1]
    }
  }

  private func makePages(_ first: UIViewController) -> UIPageViewController {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.title = "Pages"
    pages.setViewControllers([first], direction: .forward, animated: false)
    return pages
  }

  @Test func `a flow goes with the page that the user turns, and not with one that is let go of`()
    throws
  {
    try stage.run {
      source.pages = [stage.page("One"), stage.page("Two")]
      let pages = makePages(source.pages[0])
      pages.dataSource = source
      stage.home.show(pages)
      stage.settle()
      stage.begin("one", owning: source.pages[0])
      try user.swipe(.left, .begin)
      try user.swipe(.left, .cancel)
      #expect(stage.ends == [])
      try user.swipe(.left)
      #expect(pages.viewControllers == [source.pages[1]])
      #expect(stage.ends == ["one"])
      try user.swipe(.right)
      #expect(stage.ends == ["one"])
    }
    source.pages = []
    stage.run { _ = stage.home.goBack() }
    stage.settle()
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test("a flow and one within it, a page each, go each by itself", arguments: [true, false])
  func nestedPages(animated: Bool) {
    stage.run {
      let (one, two) = (stage.page("One"), stage.page("Two"))
      let pages = makePages(one)
      stage.home.show(pages)
      stage.settle()
      let outer = stage.begin("outer", owning: one)
      stage.begin("inner", owning: two, within: outer.object, settles: false)
      pages.setViewControllers([two], direction: .forward, animated: animated)
      stage.settle()
      #expect(stage.ends == [])
      pages.setViewControllers([one], direction: .reverse, animated: animated)
      stage.settle()
      #expect(stage.ends == ["inner"])
      #expect(outer.object != nil)
      pages.setViewControllers([stage.page("Three")], direction: .forward, animated: animated)
      stage.settle()
      #expect(stage.ends == ["inner", "outer"])
    }
    #expect(stage.alive == ["Three"])
    #expect(stage.faults == [])
  }

  @Test(
    "a flow on a page not seen yet goes with the others, be it later", arguments: [true, false])
  func neverTurnedTo(animated: Bool) {
    source.pages = [stage.page("One"), stage.page("Two")]
    let pages = stage.begin("pages", []) {
      $0.onStart = { [weak source] flow in
        guard let source else { return }
        flow.show(makePages(source.pages[0]), animated: false)
      }
    }
    stage.begin("one", owning: source.pages[0], within: pages.object)
    let two = stage.begin("two", owning: source.pages[1], within: pages.object)
    stage.begin("over", ["Over"], .over(), within: two.object)
    stage.run { _ = stage.stack.popViewController(animated: animated) }
    stage.settle()
    #expect(!stage.ends.contains("pages"))
    stage.run { stage.stack.dismiss(animated: animated) }
    stage.settle()
    #expect(stage.ends == ["one", "over", "two", "pages"])
  }

  @Test func `a stack on a page goes with that, and one on a page not seen yet waits for it`()
    throws
  {
    try stage.run {
      source.pages = [
        UINavigationController(rootViewController: stage.page("One")),
        UINavigationController(rootViewController: stage.page("Two")),
      ]
      let pages = makePages(source.pages[0])
      pages.dataSource = source
      stage.stack.present(pages, animated: true)
      stage.settle()
      let stacks = source.pages.compactMap { $0 as? UINavigationController }
      stage.begin("one", ["A"], .push(on: stacks[0]))
      // On a page that has not been seen.
      stage.begin("two", ["B"], .push(on: stacks[1]))
      #expect(stage.ends == [])
      try user.swipe(.left, .begin)
      try user.swipe(.left, .cancel)
      #expect(stage.ends == [])
      try user.swipe(.left)
      #expect(stage.ends == ["one"])
      try user.goBack()
      #expect(stage.ends == ["one", "two"])
      #expect(stage.titles(of: stacks[1]) == ["Two"])
    }
    source.pages = []
    stage.run { stage.stack.dismiss(animated: true) }
    stage.settle()
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test func `what is asked for while a finger turns the page is refused once that has gone`()
    throws
  {
    try stage.run {
      source.pages = [
        UINavigationController(rootViewController: stage.page("One")), stage.page("Two"),
      ]
      let pages = makePages(source.pages[0])
      pages.dataSource = source
      stage.home.show(pages)
      stage.settle()
      let flow = stage.begin(
        "one", ["A"], (source.pages[0] as? UINavigationController).map { .push(on: $0) })
      user.waitsForTransitions = false
      try user.swipe(.left, .begin)
      let request = flow.object?.show("B")
      try user.swipe(.left, .complete)
      stage.settle()
      #expect(stage.ends == ["one"])
      #expect(request?.outcome == .refused(.nowhereToShow))
    }
    source.pages = []
    stage.run { _ = stage.home.goBack() }
    stage.settle()
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }
}
