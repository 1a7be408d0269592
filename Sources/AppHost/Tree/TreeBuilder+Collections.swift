import UIKit

extension TreeBuilder {
  mutating func node(of collection: UICollectionView, id: NodeID) -> AccessibilityNode {
    targets[id] = EventTarget(.list, collection)
    collection.loadDisplayedRows()
    let sections = collection.displayedItemSections
    let isList = !sections.isEmpty && sections.allSatisfy { $0.isList }
    // A collection of one section without a header or footer is its items.
    let isPlain = sections.count == 1 && sections.allSatisfy { $0.isBare }
    let outer = collection.displayedOuterViews
    var children = outer.leading.enumerated().flatMap { index, view in
      supplementary(view, role: .sectionHeader, id: id.part("top\(index)"))
    }
    let sideways = collection.scrollsHorizontally || (isPlain && sections[0].scrollsSideways)
    let isOutline = sections.contains { $0.isOutline }
    note(collection.codeScroll, of: id, sideways: sideways, to: .beginning, at: id)
    var names: Set<String> = []
    for section in sections {
      let items = items(
        of: section, in: collection, id: id, isOutline: isOutline,
        sideways: sideways || section.scrollsSideways, names: &names)
      children += isPlain ? items : [node(of: section, items: items, id: id.part(section.index))]
    }
    children += outer.trailing.enumerated().flatMap { index, view in
      supplementary(view, role: .sectionFooter, id: id.part("end\(index)"))
    }
    var state = isList ? sections[0].appearance.map(AccessibilityState.init) ?? [] : []
    if collection.hasMoreContent { state.insert(.incomplete) }
    if sideways, collection.isPagingEnabled || (isPlain && sections[0].pages) {
      state.insert(.paged)
    }
    return AccessibilityNode(
      id: id, role: isList ? .list : .grid, label: collection.accessibilityAttributes.label ?? "",
      identifier: collection.accessibilityIdentifier, state: state,
      actions: Self.ways(of: collection), axis: sideways ? .horizontal : nil,
      children: children)
  }

  private mutating func node(
    of section: DisplayedItemSection, items: [AccessibilityNode], id: NodeID
  ) -> AccessibilityNode {
    let headers = section.leading.enumerated().flatMap { index, view in
      supplementary(view, role: .sectionHeader, id: id.part("header\(index)"))
    }
    let footers = section.trailing.enumerated().flatMap { index, view in
      supplementary(view, role: .sectionFooter, id: id.part("footer\(index)"))
    }
    let label = headers.first.map { $0.label.isEmpty ? Self.words(of: [$0]) : $0.label }
    return AccessibilityNode(
      id: id, role: .section, label: label ?? "", state: section.pages ? .paged : [],
      axis: section.scrollsSideways ? .horizontal : nil, children: headers + items + footers)
  }

  /// A header or a footer: its text, where that is all that it shows.
  private mutating func supplementary(
    _ view: UICollectionReusableView, role: AccessibilityRole, id: NodeID
  ) -> [AccessibilityNode] {
    let content = (view as? UICollectionViewCell)?.contentView ?? view
    let nodes = nodes(of: content, within: id)
    guard nodes.count == 1, let only = nodes.first, only.role == .text || only.role == .heading
    else { return nodes }
    return [
      AccessibilityNode(
        id: id, role: role, label: view.accessibilityAttributes.label ?? only.label,
        identifier: view.accessibilityIdentifier ?? only.identifier)
    ]
  }

  /// - Parameter names: those that items of the collection have taken already.
  private mutating func items(
    of section: DisplayedItemSection, in collection: UICollectionView, id: NodeID,
    isOutline: Bool, sideways: Bool, names: inout Set<String>
  ) -> [AccessibilityNode] {
    let scroll = collection.codeScroll
    return section.items.map { item in
      let name = Self.name(
        of: item.cell, byDataSource: collection.itemSource?.itemName(at: item.indexPath), &names)
      let itemID = id.part(name ?? "\(section.index)-\(item.indexPath.item)")
      var node = node(of: item, isRow: section.isList, in: collection, id: itemID)
      if isOutline, section.isList { node.level = item.indentation + 1 }
      note(scroll, of: id, sideways: sideways, to: .row(item.indexPath), at: itemID)
      return node
    }
  }

  private mutating func node(
    of item: DisplayedItem, isRow: Bool, in collection: UICollectionView, id: NodeID
  ) -> AccessibilityNode {
    let (cell, path) = (item.cell, item.indexPath)
    targets[id] = EventTarget(.row(path), collection)
    let accessories = (cell as? UICollectionViewListCell)?.shownAccessories ?? []
    var state: AccessibilityState = cell.isSelected ? .selected : []
    var children = parts(accessories.filter(\.isLeading), of: item, in: collection, id, &state)
    children += nodes(of: cell.contentView, within: id.part("c"))
    for (index, view) in item.supplementary.enumerated() {
      children += nodes(of: view, within: id.part("s\(index)"))
    }
    children += parts(accessories.filter { !$0.isLeading }, of: item, in: collection, id, &state)
    let label = cell.accessibilityAttributes.label ?? Self.words(of: children)
    if cell.answersTouches {
      children += swipeActions(
        collection.leadingSwipeActions(at: path), isLeading: true, at: path, of: collection, id: id)
      children += swipeActions(
        collection.trailingSwipeActions(at: path), isLeading: false, at: path, of: collection,
        id: id)
    }
    let answers = collection.allowsSelectionNow && cell.answersTouches
    var actions: [AccessibilityAction] = answers ? [.tap] : []
    if cell.answersTouches, cell.hearsLongPresses || collection.contextMenu(at: path) != nil {
      actions.append(.longPress)
    }
    return AccessibilityNode(
      id: id, role: isRow ? .row : .cell, label: label, identifier: cell.accessibilityIdentifier,
      state: state, actions: actions, children: children)
  }

  /// The accessories as things of their own, or as what they say of the item.
  private mutating func parts(
    _ accessories: [UICellAccessory], of item: DisplayedItem, in collection: UICollectionView,
    _ id: NodeID, _ state: inout AccessibilityState
  ) -> [AccessibilityNode] {
    var parts: [AccessibilityNode] = []
    for (index, accessory) in accessories.enumerated() {
      let type = accessory.accessoryType
      switch type {
      case .disclosureIndicator: state.insert(.disclosing)
      case .checkmark: state.insert(.selected)
      // Whether the item is selected says it already.
      case .multiselect: break
      case .label:
        parts.append(
          AccessibilityNode(
            id: id.part("label\(index)"), role: .text, label: accessory.text ?? "",
            state: .secondary))
      case .delete, .insert, .detail:
        // Without a handler a deletion only uncovers what a swipe offers, which is there.
        guard accessory.action != nil else { break }
        parts.append(button(.accessory(type), at: item.indexPath, of: collection, id: id))
      case .reorder:
        let targets = collection.moveTargets(of: item.indexPath)
        parts += moveButtons(targets, at: item.indexPath, of: collection, id: id)
      case .outlineDisclosure:
        guard let isExpanded = collection.isExpanded(at: item.indexPath) else { break }
        let kind: RowButton = accessory.action == nil ? .outline : .accessory(type)
        parts.append(
          button(
            kind, at: item.indexPath, of: collection, id: id,
            label: isExpanded ? "Collapse" : "Expand"))
      case .popUpMenu:
        parts.append(
          button(
            .accessory(type), at: item.indexPath, of: collection, id: id,
            label: accessory.menuTitle))
      case .customView(let view):
        parts += nodes(of: view, within: id.part("view\(accessory.isLeading ? "l" : "t")\(index)"))
      }
    }
    return parts
  }
}

extension DisplayedItemSection {
  fileprivate var isBare: Bool { leading.isEmpty && trailing.isEmpty }

  /// Whether some of its rows lie within others.
  fileprivate var isOutline: Bool { isList && items.contains { $0.indentation > 0 } }
}

extension DisplayedItem {
  fileprivate var indentation: Int {
    max((cell as? UICollectionViewListCell)?.indentationLevel ?? 0, 0)
  }
}
