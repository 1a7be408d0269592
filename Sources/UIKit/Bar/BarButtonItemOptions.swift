/// What few bar buttons have.
@MainActor final class BarButtonItemOptions {
  var menuRepresentation: UIMenuElement?
  var menuOrder = UIContextMenuConfiguration.ElementOrder.automatic
  var backgrounds = BarImages<Background>()
  var backButtonBackgrounds = BarImages<Background>()
  var backgroundAdjustments: [UIBarMetrics: CGFloat] = [:]
  var titleAdjustments: [UIBarMetrics: UIOffset] = [:]
  var backButtonBackgroundAdjustments: [UIBarMetrics: CGFloat] = [:]
  var backButtonTitleAdjustments: [UIBarMetrics: UIOffset] = [:]

  struct Background: Hashable {
    let state: UIControl.State
    var style: UIBarButtonItem.Style?
    let metrics: UIBarMetrics
  }
}

extension UIBarButtonItem {
  func rareOrNew() -> BarButtonItemOptions {
    if let made = rare { return made }
    let new = BarButtonItemOptions()
    rare = new
    return new
  }
}
