import UIKit

/// What a guard answers where the user is about to dismiss a sheet or a popover, and who asks it then.
///
/// That a sheet stays UIKit says as the finger lifts (Apple's `presentationControllerDidAttemptToDismiss`). Whether it
/// does so of a tap beside a popover is not documented, and the user has no other way to leave one: where nothing has
/// been said by the next turn, that is an attempt.
@MainActor final class DismissalAttempt {
  private let isHeld: () -> Bool
  private let attempt: () -> Void
  /// Whether the guard alone has said no.
  private var isRefused = false

  init(isHeld: @escaping () -> Bool, attempt: @escaping () -> Void) {
    self.isHeld = isHeld
    self.attempt = attempt
  }

  /// UIKit asks, more than once maybe while a finger is down.
  ///
  /// - Parameter appAgrees: what the app's own delegate says.
  func mayDismiss(_ presentation: UIPresentationController, appAgrees: Bool) -> Bool {
    isRefused = appAgrees && isHeld()
    if isRefused, presentation.isSeenAsPopover {
      DispatchQueue.main.asyncAfter(deadline: .now()) { [weak self] in
        MainActor.assumeIsolated { _ = self?.begin() }
      }
    }
    return appAgrees && !isRefused
  }

  /// UIKit tells of an attempt.
  ///
  /// - Returns: whether it was refused by the guard alone. The app's own delegate, which has said yes, would not have
  ///   heard of it.
  func hasComeToNothing(on presentation: UIPresentationController) -> Bool {
    if presentation.presentedViewController.isModalInPresentation {
      isRefused = false
      return false
    }
    return begin()
  }

  private func begin() -> Bool {
    guard isRefused else { return false }
    isRefused = false
    attempt()
    return true
  }
}

extension UIPresentationController {
  /// Not where it is a sheet, as on a narrow screen.
  fileprivate var isSeenAsPopover: Bool {
    guard self is UIPopoverPresentationController else { return false }
    switch adaptivePresentationStyle(for: presentingViewController.traitCollection) {
    case .none, .popover: return true
    default: return false
    }
  }
}
