/// A data source that knows more of its items than their number: a diffable one.
@MainActor package protocol ItemSource: AnyObject {
  /// What the item is called as long as it is there; nil where it has no name that stays.
  func itemName(at path: IndexPath) -> String?
  /// Whether the item's children are shown; nil where it has none.
  func isExpanded(at path: IndexPath) -> Bool?
  /// Shows or hides the item's children by the user's hand.
  func userToggleExpansion(at path: IndexPath) -> Bool
}
