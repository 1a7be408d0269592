// Kept without effect: how a segment looks is the host's.
extension UISegmentedControl {
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    looks.backgrounds[.init(state: state, metrics: barMetrics)] = backgroundImage
  }
  public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgrounds[.init(state: state, metrics: barMetrics)]
  }

  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    looks.dividers[.init(left: leftState, right: rightState, metrics: barMetrics)] = dividerImage
  }
  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.dividers[.init(left: leftState, right: rightState, metrics: barMetrics)]
  }

  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    looks.contentAdjustments[.init(segment: leftCenterRightOrAlone, metrics: barMetrics)] =
      adjustment
  }
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    looks.contentAdjustments[.init(segment: leftCenterRightOrAlone, metrics: barMetrics)] ?? .zero
  }
}
