// Kept as data: constraints are not solved.
extension UIView {
  /// How much the view resists growing beyond its content; 250 unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutAttributes.hugging[axis] ?? .defaultLow
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutAttributes.hugging[axis] = priority
  }

  /// How much the view resists becoming smaller than its content; 750 unless set.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutAttributes.compressionResistance[axis] ?? .defaultHigh
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutAttributes.compressionResistance[axis] = priority
  }
}
