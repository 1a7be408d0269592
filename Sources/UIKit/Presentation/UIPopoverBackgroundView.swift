/// What an app draws around a popover. Kept without effect.
@MainActor open class UIPopoverBackgroundView: UIView {
  open var arrowOffset: CGFloat = 0
  open var arrowDirection = UIPopoverArrowDirection.up
}

public protocol UIPopoverBackgroundViewMethods {
  static func arrowBase() -> CGFloat
  static func contentViewInsets() -> UIEdgeInsets
  static func arrowHeight() -> CGFloat
}
