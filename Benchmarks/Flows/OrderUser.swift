import AppHost
import UIKit

/// A user who orders, and is back at the first screen afterwards: on a clock that stands still
/// between two taps, and with nobody who reads the screen.
@MainActor final class OrderUser<Starter: FlowStarter> {
  private let stack: UINavigationController
  private let first = UIViewController()
  let starter: Starter
  private let clock = ManualClock()
  private let application: UIApplication
  private let window: UIWindow

  init() {
    let application = UIApplication(clock: clock)
    self.application = application
    (stack, window) = Session.enter(application) {
      (UINavigationController(), UIWindow(frame: .zero))
    }
    let stack = stack
    starter = Session.enter(application) { Starter(on: stack) }
    act {
      stack.pushViewController(first, animated: false)
      window.rootViewController = stack
      window.makeKeyAndVisible()
    }
  }

  func order(_ way: OrderWay) {
    act { starter.order(way.presentation) }
    act { form?.doneButton.userTap() }
    switch way {
    case .pushedAndFinished, .presentedAndFinished: act { form?.doneButton.userTap() }
    case .pushedAndLeft:
      act { stack.userTapBackButton() }
      act { stack.userTapBackButton() }
    case .presentedAndSwiped:
      act {
        let sheet = stack.presentedViewController?.presentationController
        sheet?.userBeginSwipeDown()
        sheet?.userEndSwipeDown(completed: true)
      }
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

  private func act(_ event: () -> Void) {
    Session.enter(application) {
      event()
      clock.runUntilIdle()
    }
  }
}
