import UIKit

/// A user who orders, and is back at the first screen afterwards: on a clock that stands still
/// between two taps.
@MainActor final class OrderUser<Starter: FlowStarter> {
  private let stack: UINavigationController
  private let first = UIViewController()
  let starter: Starter
  private let host: Host

  init(before audience: Audience = .nobody) {
    let first = first
    var made: (stack: UINavigationController, starter: Starter)?
    host = Host(for: audience) {
      StackDelegate { stack in
        made = (stack, Starter(on: stack))
        stack.pushViewController(first, animated: false)
      }
    }
    guard let made else { preconditionFailure("The app has not been launched") }
    (stack, starter) = made
  }

  func order(_ way: OrderWay) {
    host.act { starter.order(way.presentation) }
    if way == .pushedAndLeftAtOnce { return host.act { stack.userTapBackButton() } }
    host.act { form?.doneButton.userTap() }
    switch way {
    case .pushedAndFinished, .presentedAndFinished: host.act { form?.doneButton.userTap() }
    case .pushedAndLeft:
      host.act { stack.userTapBackButton() }
      host.act { stack.userTapBackButton() }
    case .presentedAndSwiped:
      host.act {
        let sheet = stack.presentedViewController?.presentationController
        sheet?.userBeginSwipeDown()
        sheet?.userEndSwipeDown(completed: true)
      }
    case .pushedAndSwappedAway: swapRoot()
    case .presentedAndDismissed: host.act { stack.dismiss(animated: true) }
    case .pushedAndLeftAtOnce: break
    }
  }

  /// And back again, for the next order.
  private func swapRoot() {
    let window = stack.view.window
    host.act { window?.rootViewController = UIViewController() }
    host.act {
      stack.popToRootViewController(animated: false)
      window?.rootViewController = stack
    }
  }

  /// Stops where an order did not come to its end, was not heard of, or left anything behind.
  func check(_ way: OrderWay) {
    let before = starter.ended
    order(way)
    precondition(starter.ended == before + 1, "\(way): its end was not heard once")
    precondition(starter.isAlone, "\(way): a flow is still there")
    precondition(stack.viewControllers == [first], "\(way): a screen is still there")
    precondition(stack.presentedViewController == nil, "\(way): a sheet is still there")
  }

  private var form: FormViewController? {
    let shown = stack.presentedViewController as? UINavigationController ?? stack
    return shown.topViewController as? FormViewController
  }
}
