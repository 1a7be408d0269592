import UIKit

final class GroupedTableExhibit: TableExhibit {
  override class var name: String { "Grouped table" }
  override class var sentence: String { "The sections of a grouped table stand apart." }
  override class var style: UITableView.Style { .grouped }
}
