/// The layout values that few views set, kept apart so that the others do not carry them.
@MainActor final class ViewLayoutAttributes {
  var link: LayoutItemLink?
  /// Points from the sides inwards; 8 on each unless set.
  var margins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var transform = CGAffineTransform.identity

  // Made when asked for.
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
}
