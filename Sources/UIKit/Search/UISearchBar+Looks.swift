// Kept without effect: how a bar looks is the host's.
extension UISearchBar {
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    looks.backgrounds[BarPlace(position: barPosition, metrics: barMetrics)] = backgroundImage
  }
  public func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.backgrounds[BarPlace(position: barPosition, metrics: barMetrics)]
  }

  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    looks.fieldBackgrounds[state] = backgroundImage
  }
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    looks.fieldBackgrounds[state]
  }

  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    looks.icons[.init(icon: icon, state: state)] = iconImage
  }
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    looks.icons[.init(icon: icon, state: state)]
  }

  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    looks.iconAdjustments[icon] = adjustment
  }
  public func positionAdjustment(for icon: Icon) -> UIOffset {
    looks.iconAdjustments[icon] ?? .zero
  }

  public func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    looks.scopeBackgrounds[state] = backgroundImage
  }
  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    looks.scopeBackgrounds[state]
  }

  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    looks.scopeDividers[.init(left: leftState, right: rightState)] = dividerImage
  }
  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    looks.scopeDividers[.init(left: leftState, right: rightState)]
  }

  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    looks.scopeTitleAttributes[state] = attributes
  }
  public func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    looks.scopeTitleAttributes[state]
  }
}
