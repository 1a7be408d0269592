/// Manages an alert or an action sheet, which lies over everything and leaves the presenter in place.
final class AlertPresentationController: UIPresentationController {
  override var presentationStyle: UIModalPresentationStyle { .overFullScreen }
  override func isMade(for controller: UIViewController) -> Bool {
    controller.modalPresentationStyle != .popover
  }

  override func adapt(to traits: UITraitCollection) -> UIViewController { presentedViewController }

  override var canBeLeftByUser: Bool {
    (presentedViewController as? UIAlertController)?.canBeLeftByUser ?? false
  }
}
