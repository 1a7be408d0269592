import UIKit

extension TreeBuilder {
  /// What a view shows: one node, or, for one that only holds others, theirs.
  ///
  /// - Parameter row: the identity of the row that the view is in. Cells are used again for other
  ///   rows, so what is within one is known by its place there and not by its view.
  mutating func nodes(of view: UIView, within row: NodeID?) -> [AccessibilityNode] {
    guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityAttributes.elementsHidden else {
      return []
    }
    let id = row ?? NodeID("v\(identities.number(of: view))")
    let nodes = plainNodes(of: view, id: id, within: row)
    return touchable(view, id, refreshable(view, id, nodes))
  }

  private mutating func plainNodes(
    of view: UIView, id: NodeID, within row: NodeID?
  ) -> [AccessibilityNode] {
    switch view {
    case let label as UILabel: return node(of: label, id: id)
    case let image as UIImageView: return node(of: image, id: id)
    case let control as UIControl:
      return nodes(of: control, id: id)
        ?? ownNodes(of: control, id: id, showing: group(of: view, id: id, within: row))
    case let textView as UITextView: return [node(of: textView, id: id)] + inputs(of: textView)
    case let picker as UIPickerView: return [node(of: picker, id: id)]
    case let progress as UIProgressView: return [node(of: progress, id: id)]
    case let indicator as UIActivityIndicatorView:
      guard indicator.isAnimating else { return [] }
      return [
        AccessibilityNode(
          id: id, role: .activityIndicator,
          label: indicator.accessibilityAttributes.label ?? "Loading",
          state: .busy)
      ]
    case let table as UITableView: return [node(of: table, id: id)]
    case let bar as UITabBar: return [node(of: bar)]
    case let bar as UIToolbar: return [node(of: bar, id: id)]
    case let bar as UINavigationBar: return nodes(of: bar, id: id)
    case let bar as UISearchBar: return nodes(of: bar)
    case let collection as UICollectionView: return [node(of: collection, id: id)]
    default: return group(of: view, id: id, within: row)
    }
  }

  private mutating func children(of view: UIView, within row: NodeID?) -> [AccessibilityNode] {
    if let embedded = view.controller, embedded.isContainer, embedded.parent != nil {
      return nodes(of: embedded)
    }
    let shown = (view as? UIStackView)?.arrangedSubviews ?? view.subviews
    var nodes: [AccessibilityNode] = []
    var index = 0
    for subview in shown {
      let more = self.nodes(of: subview, within: row?.part(index))
      if nodes.isEmpty { nodes = more } else if !more.isEmpty { nodes += more }
      index += 1
    }
    return nodes
  }

  private mutating func group(
    of view: UIView, id: NodeID, within row: NodeID?
  ) -> [AccessibilityNode] {
    let children = children(of: view, within: row)
    let attributes = view.accessibilityAttributes
    var axis: AccessibilityNode.Axis?
    if let stack = view as? UIStackView {
      axis = stack.axis == .horizontal ? .horizontal : .vertical
    }
    // Only what says something of its own, or places what it holds, is a thing to a reader.
    guard axis != nil || attributes.label != nil || attributes.identifier != nil,
      view.controller == nil
    else { return children }
    guard !children.isEmpty || attributes.label != nil else { return [] }
    return [
      AccessibilityNode(
        id: id, role: .group, label: attributes.label ?? "", identifier: attributes.identifier,
        axis: axis, children: children)
    ]
  }

  // MARK: Things

  private func node(of label: UILabel, id: NodeID) -> [AccessibilityNode] {
    let text = label.accessibilityAttributes.label ?? label.text ?? ""
    guard !text.isEmpty else { return [] }
    var state: AccessibilityState = []
    let color = label.textColor
    if color == .systemRed { state.insert(.alarming) }
    if color == .secondaryLabel || color == .tertiaryLabel { state.insert(.secondary) }
    let isHeading = label.accessibilityAttributes.traits?.contains(.header) ?? false
    return [
      AccessibilityNode(
        id: id, role: isHeading ? .heading : .text, label: text,
        identifier: label.accessibilityIdentifier, state: state, textSize: TextSize(label.font))
    ]
  }

  /// One that has a name is there before its picture is: what comes then takes the place that is kept for it.
  private func node(of view: UIImageView, id: NodeID) -> [AccessibilityNode] {
    let picture = view.image.map(Picture.init)
    let label = view.accessibilityAttributes.label
    guard picture != nil || label != nil else { return [] }
    return [
      AccessibilityNode(
        id: id, role: .image, label: label ?? view.image?.accessibilityLabel ?? "",
        identifier: view.accessibilityIdentifier, picture: picture)
    ]
  }
}
