import UIKit

extension TreeBuilder {
  mutating func node(of table: UITableView, id: NodeID) -> AccessibilityNode {
    targets[id] = EventTarget(.list, table)
    table.loadDisplayedRows()
    let sections = table.displayedSections
    // A list of one section without a header or footer is its rows.
    let isPlain = sections.count == 1 && sections.allSatisfy { $0.isBare }
    var children = table.tableHeaderView.map { nodes(of: $0, within: nil) } ?? []
    var names: Set<String> = []
    for section in sections {
      let rows = rows(of: section, in: table, id: id, names: &names)
      children += isPlain ? rows : [node(of: section, rows: rows, id: id.part(section.index))]
    }
    children += table.tableFooterView.map { nodes(of: $0, within: nil) } ?? []
    return AccessibilityNode(
      id: id, role: .list, label: table.accessibilityAttributes.label ?? "",
      identifier: table.accessibilityIdentifier, state: table.hasMoreRows ? .incomplete : [],
      actions: table.hasMoreRows ? [.scroll] : [], children: children)
  }

  private mutating func node(
    of section: DisplayedSection, rows: [AccessibilityNode], id: NodeID
  ) -> AccessibilityNode {
    var children: [AccessibilityNode] = []
    if let title = section.headerTitle {
      children.append(
        AccessibilityNode(id: id.part("header"), role: .sectionHeader, label: title))
    } else if let header = section.header {
      children += nodes(of: header, within: id.part("header"))
    }
    children += rows
    if let title = section.footerTitle {
      children.append(
        AccessibilityNode(id: id.part("footer"), role: .sectionFooter, label: title))
    } else if let footer = section.footer {
      children += nodes(of: footer, within: id.part("footer"))
    }
    return AccessibilityNode(
      id: id, role: .section, label: section.headerTitle ?? "", children: children)
  }

  /// - Parameter names: those that rows of the table have taken already.
  private mutating func rows(
    of section: DisplayedSection, in table: UITableView, id: NodeID, names: inout Set<String>
  ) -> [AccessibilityNode] {
    section.rows.map { row in
      // What the row shows names it if the app says what that is; else its place does.
      var name = row.cell.accessibilityIdentifier.map { "i-\(NodeID.sanitized($0))" }
      if let given = name, !names.insert(given).inserted { name = nil }
      let rowID = id.part(name ?? "\(section.index)-\(row.indexPath.row)")
      return node(of: row, in: table, id: rowID)
    }
  }

  private mutating func node(
    of row: DisplayedRow, in table: UITableView, id: NodeID
  ) -> AccessibilityNode {
    let cell = row.cell
    targets[id] = EventTarget(.row(row.indexPath), table)
    var children = nodes(of: cell.contentView, within: id.part("c"))
    if let accessory = cell.accessoryView {
      children += nodes(of: accessory, within: id.part("a"))
    }
    var state: AccessibilityState = []
    // A checkmark is how a list says which of its rows is chosen.
    if cell.isSelected || cell.accessoryType == .checkmark { state.insert(.selected) }
    if cell.accessoryType == .disclosureIndicator || cell.accessoryType == .detailDisclosureButton {
      state.insert(.disclosing)
    }
    let answers = table.allowsSelection && cell.answersTouches
    return AccessibilityNode(
      id: id, role: .row, label: cell.accessibilityAttributes.label ?? Self.words(of: children),
      identifier: cell.accessibilityIdentifier, state: state, actions: answers ? [.tap] : [],
      children: children)
  }

  /// What a screen reader reads of a row whose app gave it no label: its texts.
  private static func words(of nodes: [AccessibilityNode]) -> String {
    nodes.flatMap { $0.all { $0.role == .text || $0.role == .heading } }.map(\.label)
      .joined(separator: ", ")
  }
}

extension DisplayedSection {
  fileprivate var isBare: Bool {
    header == nil && headerTitle == nil && footer == nil && footerTitle == nil
  }
}

extension NodeID {
  /// The same name in the letters that an identity may have. Different names stay different.
  static func sanitized(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-": result.unicodeScalars.append(scalar)
      default: result += "_\(String(scalar.value, radix: 16))_"
      }
    }
    return result
  }
}
