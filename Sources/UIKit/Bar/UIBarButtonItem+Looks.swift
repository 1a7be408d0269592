// Kept without effect: how a bar looks is the host's.
extension UIBarButtonItem {
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    rareOrNew().backgrounds[.init(state: state, metrics: barMetrics)] = backgroundImage
  }
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    rare?.backgrounds[.init(state: state, metrics: barMetrics)]
  }

  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style,
    barMetrics: UIBarMetrics
  ) {
    rareOrNew().backgrounds[.init(state: state, style: style, metrics: barMetrics)] =
      backgroundImage
  }
  public func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    rare?.backgrounds[.init(state: state, style: style, metrics: barMetrics)]
  }

  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    rareOrNew().backgroundAdjustments[barMetrics] = adjustment
  }
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    rare?.backgroundAdjustments[barMetrics] ?? 0
  }

  public func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    rareOrNew().titleAdjustments[barMetrics] = adjustment
  }
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    rare?.titleAdjustments[barMetrics] ?? .zero
  }

  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    rareOrNew().backButtonBackgrounds[.init(state: state, metrics: barMetrics)] = backgroundImage
  }
  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    rare?.backButtonBackgrounds[.init(state: state, metrics: barMetrics)]
  }

  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    rareOrNew().backButtonTitleAdjustments[barMetrics] = adjustment
  }
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    rare?.backButtonTitleAdjustments[barMetrics] ?? .zero
  }

  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    rareOrNew().backButtonBackgroundAdjustments[barMetrics] = adjustment
  }
  public func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat {
    rare?.backButtonBackgroundAdjustments[barMetrics] ?? 0
  }

  /// What stands for the item in the menu of a bar that has no room for it.
  public var menuRepresentation: UIMenuElement? {
    get { rare?.menuRepresentation }
    set { rareOrNew().menuRepresentation = newValue }
  }
  /// The order in which the item's menu is shown.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { rare?.menuOrder ?? .automatic }
    set { rareOrNew().menuOrder = newValue }
  }
}
