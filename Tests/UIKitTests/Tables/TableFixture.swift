import UIKit

/// A session with a window, for what needs a table on screen.
@MainActor final class TableFixture {
  let stage = Stage()
  let source = LetterSource()
  let delegate = RecordingDelegate()
  let table: UITableView

  /// - Parameter rows: the rows' texts, section by section.
  init(_ rows: [[String]] = [], style: UITableView.Style = .plain) {
    table = UITableView(frame: .zero, style: style)
    source.rows = rows
    table.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    table.dataSource = source
    table.delegate = delegate
    stage.add(table)
  }

  isolated deinit {
    for view in window.subviews { view.removeFromSuperview() }
  }

  /// Runs code of the session.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try stage.run(body)
  }

  /// Lays out, as a host does before it reads.
  func layOut() { window.layoutIfNeeded() }

  var window: UIWindow { stage.window }
  var exceptions: [String] { stage.exceptions }
  var texts: [String?] { table.visibleCells.map(\.textLabel?.text) }
}

/// Rows of text, counting what it is asked for.
@MainActor final class LetterSource: NSObject, UITableViewDataSource {
  var rows: [[String]] = []
  var headers: [Int: String] = [:]
  private(set) var countCalls = 0
  var cellCalls: [IndexPath] = []

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countCalls += 1
    return rows[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellCalls.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers[section]
  }
}

/// Writes down what it hears.
@MainActor final class RecordingDelegate: NSObject, UITableViewDelegate {
  var events: [String] = []
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDeselect: (IndexPath) -> IndexPath? = { $0 }
  var shouldHighlight = true

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    shouldHighlight
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    events.append("willSelect \(indexPath.row)")
    return willSelect(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    events.append("willDeselect \(indexPath.row)")
    return willDeselect(indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    events.append("didDeselect \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { events.append("willDisplay \(indexPath.row)") }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { events.append("didEndDisplaying \(indexPath.row)") }
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { events.append("accessory \(indexPath.row)") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("didScroll") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    events.append("didEndScrollingAnimation")
  }

  /// What was heard since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

extension IndexPath {
  static func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }
}
