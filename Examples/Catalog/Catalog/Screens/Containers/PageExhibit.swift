import UIKit

final class PageExhibit: Exhibit, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  override class var name: String { "Page view" }
  override class var sentence: String { "A page view turns from one screen to the next." }

  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private lazy var screens = ["One", "Two", "Three"].map { words in
    let screen = NoteViewController.instantiate()
    screen.text = "This is page \(words)."
    return screen
  }

  override func makeViews() -> [UIView] {
    pages.dataSource = self
    pages.delegate = self
    pages.setViewControllers([screens[0]], direction: .forward, animated: false)
    addChild(pages)
    return [pages.view]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    pages.didMove(toParent: self)
  }

  private func screen(_ distance: Int, from screen: UIViewController) -> UIViewController? {
    guard let index = screens.firstIndex(where: { $0 === screen }) else { return nil }
    return screens.indices.contains(index + distance) ? screens[index + distance] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { screen(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { screen(1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let shown = pageViewController.viewControllers?.first
    let number = screens.firstIndex { $0 === shown }.map { $0 + 1 } ?? 0
    report("Page \(number) is shown.")
  }
}
