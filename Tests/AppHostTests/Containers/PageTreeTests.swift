import AppHost
import Testing
import UIKit

@MainActor struct PageTreeTests {
  private final class Book: UIPageViewController, UIPageViewControllerDataSource {
    let names = ["One", "Two", "Three"]
    var count = 0

    init() {
      super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
      dataSource = self
      setViewControllers([Screen("One")], direction: .forward, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    private func page(_ distance: Int, from controller: UIViewController) -> UIViewController? {
      guard let index = names.firstIndex(of: controller.title ?? "") else { return nil }
      return names.indices.contains(index + distance) ? Screen(names[index + distance]) : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { names.count }
  }

  private func pageView(_ stage: Stage) -> AccessibilityNode? {
    stage.tree.root.first { $0.role == .pageView }
  }

  private func swipe(
    _ stage: Stage, _ direction: UserEvent.Direction, _ phase: UserEvent.GesturePhase = .whole
  ) -> EventOutcome {
    stage.perform(.swipe(pageView(stage)?.id ?? "nothing", direction, phase))
  }

  @Test func `it holds the screen of its page and says which one it is`() throws {
    let stage = try Stage(root: Book())
    #expect(pageView(stage)?.children.map(\.role) == [.screen, .pageControl])
    #expect(pageView(stage)?.children.last?.value == "page 1 of 3")
    #expect(stage.tree.screen?.label == "One")
  }

  @Test func `a swipe to the left turns to the next page, to the right back`() throws {
    let stage = try Stage(root: Book())
    #expect(swipe(stage, .left) == .performed)
    #expect(stage.tree.screen?.label == "Two")
    #expect(pageView(stage)?.children.last?.value == "page 2 of 3")
    #expect(swipe(stage, .right) == .performed)
    #expect(stage.tree.screen?.label == "One")
    #expect(swipe(stage, .right) != .performed)
    #expect(swipe(stage, .up) != .performed)
  }

  @Test func `a swipe that is let go of leaves the page`() throws {
    let stage = try Stage(root: Book())
    #expect(swipe(stage, .left, .begin) == .performed)
    #expect(stage.tree.screen?.label == "Two")
    #expect(swipe(stage, .left, .cancel) == .performed)
    #expect(stage.tree.screen?.label == "One")
    #expect(swipe(stage, .left, .begin) == .performed)
    #expect(swipe(stage, .left, .complete) == .performed)
    #expect(stage.tree.screen?.label == "Two")
  }

  @Test func `the page control turns one page`() throws {
    let stage = try Stage(root: Book())
    let control = try #require(stage.tree.root.first { $0.role == .pageControl })
    #expect(stage.perform(.adjust(control.id, to: 2)) == .performed)
    #expect(stage.tree.screen?.label == "Two")
    #expect(stage.perform(.adjust(control.id, to: 0)) == .performed)
    #expect(stage.tree.screen?.label == "One")
  }

  @Test func `a stack keeps its bar over a page view`() throws {
    let book = Book()
    book.title = "Book"
    let stage = try Stage(root: UINavigationController(rootViewController: book))
    #expect(stage.tree.screen?.label == "Book")
    #expect(stage.tree.screen?.children.map(\.role) == [.navigationBar, .pageView])
  }
}
