// Sizes as far as they are known without solving constraints.
extension UIView {
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }

  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority = .fittingSizeLevel,
    _ vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    let own = intrinsicContentSize
    func side(_ own: CGFloat, _ target: CGFloat, _ priority: UILayoutPriority) -> CGFloat {
      own == UIView.noIntrinsicMetric || priority == .required ? target : own
    }
    return CGSize(
      width: side(own.width, target.width, horizontal),
      height: side(own.height, target.height, vertical))
  }

  // MARK: Constraints

  public func needsUpdateConstraints() -> Bool { needsConstraints }

  func updateOwnConstraintsIfNeeded() {
    guard needsConstraints else { return }
    needsConstraints = false
    controller?.updateViewConstraints()
    updateConstraints()
  }

  /// The view's own that speak of that axis: what affects layout beyond them, only a solver knows.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    let all = sequence(first: self, next: \.superview).flatMap(\.constraints)
    return all.filter { $0.speaks(of: self, axis) }
  }

  /// False: nothing is solved that could be ambiguous.
  public var hasAmbiguousLayout: Bool { false }
  public func exerciseAmbiguityInLayout() {}
}
