import UIKit

final class InsetTableExhibit: TableExhibit {
  override class var name: String { "Inset grouped table" }
  override class var sentence: String { "Each section of an inset grouped table is a card." }
  override class var style: UITableView.Style { .insetGrouped }
}
