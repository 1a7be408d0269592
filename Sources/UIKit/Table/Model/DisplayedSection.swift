/// A section of a table as it is on screen, for hosts.
@MainActor package struct DisplayedSection {
  package let index: Int
  /// The delegate's view, or one that UIKit made for the data source's title.
  package let header: UIView?
  /// The data source's title, where the delegate gave no view.
  package let headerTitle: String?
  package let rows: [DisplayedRow]
  package let footer: UIView?
  package let footerTitle: String?
}

/// A row on screen.
@MainActor package struct DisplayedRow {
  package let indexPath: IndexPath
  package let cell: UITableViewCell
}
