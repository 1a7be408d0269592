import UIKit

/// What a guard answers as the user is about to dismiss a sheet or a popover, and when it asks them.
@MainActor final class DismissalAttempt {
  private let isHeld: () -> Bool
  private let begin: () -> Void
  /// Whether the guard alone has said no.
  private var isRefused = false

  /// - Parameter begin: asks the user.
  init(isHeld: @escaping () -> Bool, begin: @escaping () -> Void) {
    self.isHeld = isHeld
    self.begin = begin
  }

  /// UIKit may ask at any time, and more than once while a finger is down.
  ///
  /// - Parameter appAgrees: what the app's own delegate says.
  func mayDismiss(appAgrees: Bool) -> Bool {
    isRefused = appAgrees && isHeld()
    return appAgrees && !isRefused
  }

  /// UIKit tells that the user has tried, and what is presented stays. Asks the user where that is the guard's doing.
  ///
  /// - Returns: whether the guard alone has refused it: the app's own delegate, which has said yes, would not have
  ///   heard of it.
  func didFail(on presentation: UIPresentationController) -> Bool {
    defer { isRefused = false }
    guard isRefused, !presentation.presentedViewController.isModalInPresentation else {
      return false
    }
    begin()
    return true
  }
}
