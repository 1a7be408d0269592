import UIKit

final class PlainTableExhibit: TableExhibit {
  override class var name: String { "Plain table" }
  override class var sentence: String { "The sections of a plain table follow one another." }
  override class var style: UITableView.Style { .plain }
}
