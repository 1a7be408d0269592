// Kept as data: the space around content is the host's.
extension UIView {
  /// Points from the sides inwards. The same as `directionalLayoutMargins`, as everything reads
  /// from left to right here.
  public var layoutMargins: UIEdgeInsets {
    get {
      let margins = directionalLayoutMargins
      return UIEdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom,
        trailing: newValue.right)
    }
  }

  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutAttributes.margins }
    set {
      guard newValue != layoutAttributes.margins else { return }
      layoutAttributes.margins = newValue
      layoutMarginsDidChange()
      setNeedsLayout()
    }
  }

  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutAttributes.preservesSuperviewMargins }
    set { layoutAttributes.preservesSuperviewMargins = newValue }
  }

  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutAttributes.insetsMarginsFromSafeArea }
    set { layoutAttributes.insetsMarginsFromSafeArea = newValue }
  }

  /// What the view's controller adds: hosts keep bars beside the content.
  public var safeAreaInsets: UIEdgeInsets { controller?.additionalSafeAreaInsets ?? .zero }

  public var transform: CGAffineTransform {
    get { layoutAttributes.transform }
    set { layoutAttributes.transform = newValue }
  }
}
