import UIKit

/// Has a page on either side of each.
final class FuzzPager: NSObject, UIPageViewControllerDataSource {
  private let make: () -> UIViewController?

  init(_ make: @escaping () -> UIViewController?) { self.make = make }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { make() }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { make() }
}
