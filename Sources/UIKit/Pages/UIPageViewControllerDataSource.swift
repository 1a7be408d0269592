/// Gives the pages before and after the one that is shown. Without one the user cannot turn pages.
@MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// - Returns: nil before the first page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// - Returns: nil after the last page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// How many pages the page control shows. It is there where this is over 0.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Asked when code sets the pages; after that each turn counts by itself.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

// Optional in Apple's protocol.
extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
