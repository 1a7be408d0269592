import UIKit

/// A stack's delegate that writes down what it hears.
@MainActor final class StackListener: NSObject, UINavigationControllerDelegate {
  let journal: Journal
  var onWillShow: (() -> Void)?
  var onDidShow: (() -> Void)?

  init(_ journal: Journal) { self.journal = journal }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    record("willShow", viewController, animated)
    onWillShow?()
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    record("didShow", viewController, animated)
    onDidShow?()
  }

  private func record(_ text: String, _ controller: UIViewController, _ animated: Bool) {
    let name = (controller as? any Recording)?.name ?? "?"
    journal.add(
      Journal.Entry(name: name, kind: .listener, text: text, isAnimated: animated))
  }
}

/// A presentation's delegate that writes down what it hears.
@MainActor final class SheetListener: NSObject, UIAdaptivePresentationControllerDelegate {
  let journal: Journal
  var shouldDismiss = true

  init(_ journal: Journal) { self.journal = journal }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    record("shouldDismiss")
    return shouldDismiss
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    record("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    record("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    record("didAttemptToDismiss")
  }

  private func record(_ text: String) {
    journal.add(Journal.Entry(name: "", kind: .listener, text: text))
  }
}
