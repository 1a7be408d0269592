/// What a layout says of a section, as far as it does not measure.
struct SectionPlan {
  /// The kinds of the views before and after the items: headers and footers.
  var leadingKinds: [String] = []
  var trailingKinds: [String] = []
  /// The kinds of the views that belong to an item, in turn for each of a group's items.
  var itemKinds: [[String]] = []
  var scrollsSideways = false
  var pages = false
  /// Set where the section is one of a list.
  var list: UICollectionLayoutListConfiguration?

  func kinds(ofItem item: Int) -> [String] {
    itemKinds.isEmpty ? [] : itemKinds[item % itemKinds.count]
  }
}
