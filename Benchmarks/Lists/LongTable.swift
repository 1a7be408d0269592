import AppHost
import UIKit

/// A table of so many rows, to be opened and scrolled.
@MainActor final class LongTable {
  private let rows: Rows
  private let application = UIApplication(clock: ManualClock())
  private let window: UIWindow
  private var table: UITableView?

  init(rows: Int) {
    self.rows = Rows(count: rows)
    window = Session.enter(application) { UIWindow(frame: .zero) }
    window.isHidden = false
  }

  /// Puts a new table on screen, in place of the one that was there.
  func open() {
    Session.enter(application) {
      table?.removeFromSuperview()
      let table = UITableView(frame: .zero, style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = rows
      table.delegate = rows
      self.table = table
      window.addSubview(table)
      table.loadDisplayedRows()
    }
  }

  /// Shows the rows from one on.
  func show(_ row: Int) {
    Session.enter(application) {
      let path = IndexPath(row: row % rows.count, section: 0)
      table?.scrollToRow(at: path, at: .top, animated: false)
      table?.loadDisplayedRows()
    }
  }

  /// Goes on by as many rows as are shown at first, in a window of twice as many.
  func scrollOn() {
    Session.enter(application) {
      application.listWindow = 80
      if table?.displayMoreContent() != true { open() }
    }
  }

  /// Asks for all rows on screen again.
  func reload() {
    Session.enter(application) {
      table?.reloadData()
      table?.loadDisplayedRows()
    }
  }

  /// How many rows have been asked for.
  var askedRows: Int { rows.asked }
}

@MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let count: Int
  private(set) var asked = 0

  init(count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "A row"
    return cell
  }
}
