/// A section of a collection as it is on screen, for hosts.
@MainActor package struct DisplayedItemSection {
  package let index: Int
  /// Set on a section of a list, whose items are rows.
  package let appearance: UICollectionLayoutListConfiguration.Appearance?
  package let scrollsSideways: Bool
  /// Scrolling stops at its pages.
  package let pages: Bool
  /// The views before and after the items.
  package let leading: [UICollectionReusableView]
  package let items: [DisplayedItem]
  package let trailing: [UICollectionReusableView]

  package var isList: Bool { appearance != nil }
}

/// An item on screen, with the views that belong to it.
@MainActor package struct DisplayedItem {
  package let indexPath: IndexPath
  package let cell: UICollectionViewCell
  package let supplementary: [UICollectionReusableView]
  /// The first item of its section, where the layout makes that one the header.
  package let isHeader: Bool
}
