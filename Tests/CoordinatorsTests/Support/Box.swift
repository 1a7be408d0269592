import Coordinators
import UIKit

/// A container of an app's own, with children side by side.
final class Box: UIViewController {
  func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func expel(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  func exchange(_ child: UIViewController, for next: UIViewController) {
    child.willMove(toParent: nil)
    addChild(next)
    child.viewIfLoaded?.removeFromSuperview()
    view.addSubview(next.view)
    child.removeFromParent()
    next.didMove(toParent: self)
  }

  func exchangeAnimated(_ child: UIViewController, for next: UIViewController) {
    child.willMove(toParent: nil)
    addChild(next)
    transition(from: child, to: next, duration: 0.3, options: [], animations: nil) { _ in
      child.removeFromParent()
      next.didMove(toParent: self)
    }
  }

  var stacks: [UINavigationController] { children.compactMap { $0 as? UINavigationController } }
}

/// Where a box is.
enum BoxPlace: CaseIterable { case pushed, sheet, fullScreen, root, tab, page }

extension Stage {
  /// A box with stacks in it that have a first screen each.
  func box(_ title: String, _ bases: [String]) -> Box {
    let box = Box()
    box.title = title
    note(box, title)
    for base in bases { box.embed(UINavigationController(rootViewController: page(base))) }
    return box
  }

  /// Shows a box by UIKit itself.
  func put(_ box: UIViewController, _ place: BoxPlace) {
    run {
      switch place {
      case .pushed: stack.pushViewController(box, animated: true)
      case .sheet: stack.present(box, animated: true)
      case .fullScreen:
        box.modalPresentationStyle = .fullScreen
        stack.present(box, animated: true)
      case .root: window.rootViewController = box
      case .tab:
        let bar = UITabBarController()
        bar.viewControllers = [UIViewController(), box]
        bar.selectedIndex = 1
        window.rootViewController = bar
      case .page:
        let pages = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([box], direction: .forward, animated: false)
        stack.pushViewController(pages, animated: true)
      }
    }
    settle()
  }

  /// Takes it away from there.
  func takeAway(_ place: BoxPlace, animated: Bool = true) {
    run {
      switch place {
      case .pushed, .page: stack.popViewController(animated: animated)
      case .sheet, .fullScreen: stack.dismiss(animated: animated)
      case .root: window.rootViewController = UIViewController()
      case .tab:
        let bar = window.rootViewController as? UITabBarController
        bar?.setViewControllers(bar?.viewControllers?.dropLast(), animated: animated)
      }
    }
    settle()
  }

  /// Starts a flow that says of a screen that it is its own.
  @discardableResult func begin(
    _ name: String, owning page: UIViewController?, within parent: Coordinator? = nil,
    settles: Bool = true
  ) -> Weakly<Errand> {
    begin(name, [], within: parent, settles: settles) {
      $0.onStart = { [weak page] flow in page.map(flow.own) }
    }
  }
}
