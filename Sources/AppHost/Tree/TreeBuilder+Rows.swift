import UIKit

// What rows of tables and items of collections have in common.
extension TreeBuilder {
  /// What names a row: what its cell says it shows, else what its data source calls it; nil where its
  /// place has to do.
  ///
  /// - Parameter names: those that others have taken already.
  static func name(
    of cell: UIView, byDataSource given: String?, _ names: inout Set<String>
  ) -> String? {
    var name = given.map { "n-\(NodeID.shortened($0))" }
    if let identifier = cell.accessibilityIdentifier { name = "i-\(NodeID.sanitized(identifier))" }
    guard let name, names.insert(name).inserted else { return nil }
    return name
  }

  /// The ways that a list can be scrolled.
  static func ways(of list: UIScrollView) -> [AccessibilityAction] {
    (list.hasMoreContent ? [.scroll] : []) + (list.hasEarlierContent ? [.scrollBack] : [])
  }

  /// Notes where code has scrolled the list to, if that is this place in it.
  mutating func note(
    _ scroll: ListScroll, of list: NodeID, sideways: Bool = false, to place: ListScroll.Target,
    at node: NodeID
  ) {
    guard scroll.target == place else { return }
    scrolledLists.append(
      ScrolledList(
        list: list, count: scroll.count, target: node, position: .init(scroll.position),
        axis: sideways ? .horizontal : .vertical, isAnimated: scroll.isAnimated))
  }

  /// What a screen reader reads of a row whose app gave it no label: its texts.
  static func words(of nodes: [AccessibilityNode]) -> String {
    var words = ""
    for node in nodes { node.addWords(to: &words) }
    return words
  }

  mutating func button(
    _ button: RowButton, at path: IndexPath, of list: UIScrollView, id: NodeID,
    label: String? = nil
  ) -> AccessibilityNode {
    let id = id.part(button.name)
    targets[id] = EventTarget(.rowButton(path, button), list)
    return AccessibilityNode(
      id: id, role: .button, label: label ?? button.label,
      state: button.isDestructive ? .destructive : [], actions: [.tap])
  }

  mutating func moveButtons(
    _ targets: (up: IndexPath?, down: IndexPath?), at path: IndexPath, of list: UIScrollView,
    id: NodeID
  ) -> [AccessibilityNode] {
    var buttons: [AccessibilityNode] = []
    if let up = targets.up {
      buttons.append(
        button(.move(to: up), at: path, of: list, id: id.part("up"), label: "Move Up"))
    }
    if let down = targets.down {
      buttons.append(
        button(.move(to: down), at: path, of: list, id: id.part("down"), label: "Move Down"))
    }
    return buttons
  }

  mutating func swipeActions(
    _ offered: UISwipeActionsConfiguration?, isLeading: Bool, at path: IndexPath,
    of list: UIScrollView, id: NodeID
  ) -> [AccessibilityNode] {
    guard let offered else { return [] }
    return offered.actions.enumerated().map { index, action in
      let id = id.part("\(isLeading ? "l" : "t")\(index)")
      targets[id] = EventTarget(.swipeAction(path, isLeading: isLeading, index: index), list)
      return AccessibilityNode(
        id: id, role: .swipeAction,
        label: action.title ?? action.image?.accessibilityLabel ?? "",
        state: action.style == .destructive ? .destructive : [], actions: [.tap],
        picture: action.image.map(Picture.init))
    }
  }
}

extension AccessibilityNode {
  fileprivate func addWords(to words: inout String) {
    if role == .text || role == .heading {
      if !words.isEmpty { words += ", " }
      words += label
    }
    for child in children { child.addWords(to: &words) }
  }
}

extension ScrolledList.Position {
  fileprivate init(_ position: UITableView.ScrollPosition) {
    switch position {
    case .none: self = .nearest
    case .top: self = .start
    case .middle: self = .center
    case .bottom: self = .end
    }
  }
}

extension RowButton {
  fileprivate var name: String {
    switch self {
    case .delete: "delete"
    case .insert: "insert"
    case .detail: "detail"
    case .move: "move"
    case .accessory(let type): "\(type)"
    case .outline: "outline"
    }
  }

  fileprivate var label: String {
    switch self {
    case .delete, .accessory(.delete): "Delete"
    case .insert, .accessory(.insert): "Insert"
    case .detail, .accessory(.detail): "More Info"
    case .move: "Move"
    case .outline, .accessory: "Expand"
    }
  }

  fileprivate var isDestructive: Bool { self == .delete || self == .accessory(.delete) }
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

  /// The same for a name of any length, which stays short: a long one becomes its hash.
  static func shortened(_ name: String) -> String {
    let sanitized = sanitized(name)
    guard sanitized.utf8.count > 64 else { return sanitized }
    // FNV-1a: the same in every process, as records of sessions want it.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "h-\(String(hash, radix: 16))"
  }
}
