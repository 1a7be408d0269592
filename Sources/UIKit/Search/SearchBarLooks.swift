/// How few search bars are asked to look. Kept as data.
struct SearchBarLooks {
  var backgrounds = BarImages<BarPlace>()
  var fieldBackgrounds = BarImages<UIControl.State>()
  var scopeBackgrounds = BarImages<UIControl.State>()
  var scopeDividers = BarImages<Divider>()
  var scopeTitleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  var icons = BarImages<IconState>()
  var iconAdjustments: [UISearchBar.Icon: UIOffset] = [:]

  struct Divider: Hashable {
    let left: UIControl.State
    let right: UIControl.State
  }

  struct IconState: Hashable {
    let icon: UISearchBar.Icon
    let state: UIControl.State
  }
}
