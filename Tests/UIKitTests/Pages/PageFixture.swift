import UIKit

/// A book on screen: a page view whose pages are called 1, 2, … up to a last one.
@MainActor final class PageFixture: NSObject {
  let stage = Stage()
  let journal = Journal()
  let pages: UIPageViewController
  let last: Int

  init(_ last: Int, transitionStyle: UIPageViewController.TransitionStyle = .scroll) {
    self.last = last
    pages = UIPageViewController(
      transitionStyle: transitionStyle, navigationOrientation: .horizontal)
    super.init()
    pages.dataSource = self
    pages.delegate = self
    stage.run {
      pages.setViewControllers([make("1")], direction: .forward, animated: false)
    }
    stage.show(pages)
    stage.settle()
    _ = journal.take()
  }

  func make(_ name: String) -> RecordingController { RecordingController(name, journal) }

  var shown: [String] { pages.viewControllers?.compactMap { ($0 as? any Recording)?.name } ?? [] }

  private func page(_ distance: Int, from controller: UIViewController) -> UIViewController? {
    guard let number = (controller as? any Recording).flatMap({ Int($0.name) }) else { return nil }
    return (1...last).contains(number + distance) ? make("\(number + distance)") : nil
  }
}

extension PageFixture: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    journal.add(
      Journal.Entry(name: names(pendingViewControllers), kind: .listener, text: "willTransition"))
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    journal.add(
      Journal.Entry(
        name: names(previousViewControllers), kind: .listener,
        text: completed ? "was turned" : "was not turned"))
  }

  private func names(_ controllers: [UIViewController]) -> String {
    controllers.compactMap { ($0 as? any Recording)?.name }.joined(separator: " ")
  }
}
