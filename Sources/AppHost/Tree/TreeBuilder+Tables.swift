import UIKit

extension TreeBuilder {
  mutating func node(of table: UITableView, id: NodeID) -> AccessibilityNode {
    targets[id] = EventTarget(.list, table)
    table.loadDisplayedRows()
    let sections = table.displayedSections
    // A list of one section without a header or footer is its rows.
    let isPlain = sections.count == 1 && sections.allSatisfy { $0.isBare }
    var children = table.tableHeaderView.map { nodes(of: $0, within: nil) } ?? []
    let isOutline = sections.contains { $0.rows.contains { $0.cell.indentationLevel > 0 } }
    note(table.codeScroll, of: id, to: .beginning, at: id)
    var names: Set<String> = []
    for section in sections {
      let sectionID = id.part(section.index)
      let rows = rows(of: section, in: table, id: id, isOutline: isOutline, names: &names)
      children += isPlain ? rows : [node(of: section, rows: rows, id: sectionID)]
      note(
        table.codeScroll, of: id, to: .header(section: section.index),
        at: isPlain ? id : sectionID)
    }
    children += table.tableFooterView.map { nodes(of: $0, within: nil) } ?? []
    var state = AccessibilityState(table.style)
    if table.hasMoreContent { state.insert(.incomplete) }
    return AccessibilityNode(
      id: id, role: .list, label: table.accessibilityAttributes.label ?? "",
      identifier: table.accessibilityIdentifier, state: state,
      actions: Self.ways(of: table), children: children)
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
    of section: DisplayedSection, in table: UITableView, id: NodeID, isOutline: Bool,
    names: inout Set<String>
  ) -> [AccessibilityNode] {
    let (source, scroll) = (table.itemSource, table.codeScroll)
    var nodes: [AccessibilityNode] = []
    for row in section.rows {
      let name = Self.name(
        of: row.cell, byDataSource: source?.itemName(at: row.indexPath), &names)
      let rowID = id.part(name ?? "\(section.index)-\(row.indexPath.row)")
      var node = node(of: row, in: table, id: rowID)
      if isOutline { node.level = max(row.cell.indentationLevel, 0) + 1 }
      note(scroll, of: id, to: .row(row.indexPath), at: rowID)
      nodes.append(node)
    }
    return nodes
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
    let label = cell.accessibilityAttributes.label ?? Self.words(of: children)
    let accessory = table.isEditing ? cell.editingAccessoryType : cell.accessoryType
    let hearsTouches = cell.answersTouches
    var state: AccessibilityState = []
    // A checkmark is how a list says which of its rows is chosen.
    if cell.isSelected || accessory == .checkmark { state.insert(.selected) }
    if accessory == .disclosureIndicator || accessory == .detailDisclosureButton {
      state.insert(.disclosing)
    }
    if hearsTouches {
      children += buttons(of: row, accessory: accessory, in: table, id: id)
      children += swipeActions(of: row, in: table, id: id)
    }
    var actions: [AccessibilityAction] = hearsTouches && table.allowsSelectionNow ? [.tap] : []
    if hearsTouches, cell.hearsLongPresses || table.contextMenu(at: row.indexPath) != nil {
      actions.append(.longPress)
    }
    return AccessibilityNode(
      id: id, role: .row, label: label, identifier: cell.accessibilityIdentifier, state: state,
      actions: actions, children: children)
  }

  private mutating func buttons(
    of row: DisplayedRow, accessory: UITableViewCell.AccessoryType, in table: UITableView,
    id: NodeID
  ) -> [AccessibilityNode] {
    let path = row.indexPath
    var buttons: [AccessibilityNode] = []
    if row.cell.accessoryView == nil,
      accessory == .detailButton || accessory == .detailDisclosureButton
    {
      buttons.append(button(.detail, at: path, of: table, id: id))
    }
    guard table.isEditing else { return buttons }
    if table.offersDeletion(at: path) {
      buttons.append(
        button(.delete, at: path, of: table, id: id, label: table.deletionTitle(at: path)))
    }
    if table.offersInsertion(at: path) {
      buttons.append(button(.insert, at: path, of: table, id: id))
    }
    return buttons + moveButtons(table.moveTargets(of: path), at: path, of: table, id: id)
  }

  private mutating func swipeActions(
    of row: DisplayedRow, in table: UITableView, id: NodeID
  ) -> [AccessibilityNode] {
    guard !table.isEditing else { return [] }
    let path = row.indexPath
    var nodes = swipeActions(
      table.leadingSwipeActions(at: path), isLeading: true, at: path, of: table, id: id)
    if let trailing = table.trailingSwipeActions(at: path) {
      nodes += swipeActions(trailing, isLeading: false, at: path, of: table, id: id)
    } else if table.offersDeletion(at: path) {
      var deletion = button(
        .delete, at: path, of: table, id: id, label: table.deletionTitle(at: path))
      deletion.role = .swipeAction
      nodes.append(deletion)
    }
    return nodes
  }
}

extension DisplayedSection {
  fileprivate var isBare: Bool {
    header == nil && headerTitle == nil && footer == nil && footerTitle == nil
  }
}
