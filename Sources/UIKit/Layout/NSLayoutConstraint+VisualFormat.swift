extension NSLayoutConstraint {
  /// Constraints drawn as text: `H:|-[name]-8-[value(>=name)]|`. Inactive until the app activates them.
  ///
  /// A format that cannot be read, or names what is not given, is an exception.
  ///
  /// - Parameters:
  ///   - metrics: numbers by the names that the format has for them.
  ///   - views: views and layout guides, likewise.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormat.Problem) {
      let maker = VisualFormatMaker(
        format: try VisualFormat(format), options: opts, metrics: metrics ?? [:], views: views)
      return try maker.constraints()
    } catch {
      let mark = String(repeating: " ", count: error.offset) + "^"
      raise(
        .invalidArgumentException,
        "Unable to parse constraint format: \n\(error.reason) \n\(format) \n\(mark)")
      return []
    }
  }
}

/// Makes constraints of a format and of what its names stand for.
@MainActor private struct VisualFormatMaker {
  typealias Attribute = NSLayoutConstraint.Attribute
  typealias Problem = VisualFormat.Problem

  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  func constraints() throws(Problem) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    var lastView: (any LayoutItem)?
    for (index, item) in format.items.enumerated() {
      if index > 0 {
        made += try space(
          between: format.items[index - 1], and: item, format.connections[index - 1])
      }
      guard case .view(let name, let sizes) = item else { continue }
      let view = try view(name)
      for size in sizes { made.append(try constraint(view, size)) }
      if let lastView {
        made += options.alignments.map { constraint(lastView, $0, .equal, view, $0, 0) }
      }
      lastView = view
    }
    return made
  }

  /// The second item follows the first, in reading direction.
  private func space(
    between first: VisualFormat.Item, and second: VisualFormat.Item,
    _ connection: VisualFormat.Connection
  ) throws(Problem) -> [NSLayoutConstraint] {
    let (first, second) = (try edge(of: first, beside: second), try edge(of: second, beside: first))
    let (end, start) = edges
    let touchesSuperview = first.isSuperview || second.isSuperview
    var (from, to) = (first.isSuperview ? start : end, second.isSuperview ? end : start)
    switch connection {
    case .flush: return [constraint(second.item, to, .equal, first.item, from, 0)]
    case .standard:
      // A superview's standard distance is what its margins say.
      if first.isSuperview { from = margin(from) }
      if second.isSuperview { to = margin(to) }
      let distance: CGFloat = touchesSuperview ? 0 : 8
      return [
        constraint(second.item, to, .equal, first.item, from, isReversed ? -distance : distance)
      ]
    case .space(let predicates):
      var made: [NSLayoutConstraint] = []
      for predicate in predicates {
        let distance = try number(predicate.object)
        let one = constraint(
          second.item, to, isReversed ? predicate.relation.turned : predicate.relation, first.item,
          from, isReversed ? -distance : distance)
        try set(predicate.priority, of: one)
        made.append(one)
      }
      return made
    }
  }

  private func constraint(
    _ view: any LayoutItem, _ size: VisualFormat.Predicate
  ) throws(Problem) -> NSLayoutConstraint {
    let attribute: Attribute = format.axis == .horizontal ? .width : .height
    let made: NSLayoutConstraint
    if case .name(let name) = size.object, metrics[name] == nil {
      made = constraint(view, attribute, size.relation, try self.view(name), attribute, 0)
    } else {
      made = constraint(
        view, attribute, size.relation, nil, .notAnAttribute, try number(size.object))
    }
    try set(size.priority, of: made)
    return made
  }

  private func constraint(
    _ first: any LayoutItem, _ firstAttribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: (any LayoutItem)?, _ secondAttribute: Attribute, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first.layoutLink, firstAttribute, relation, second?.layoutLink, secondAttribute,
      multiplier: 1, constant: constant)
  }

  // MARK: Edges

  private var isReversed: Bool {
    format.axis == .horizontal && options.contains(.directionRightToLeft)
  }

  /// Where an item ends and where one begins.
  private var edges: (end: Attribute, start: Attribute) {
    if format.axis == .vertical {
      return options.contains(.spacingBaselineToBaseline)
        ? (.lastBaseline, .firstBaseline) : (.bottom, .top)
    }
    if isReversed { return (.left, .right) }
    return options.contains(.directionLeftToRight) ? (.right, .left) : (.trailing, .leading)
  }

  private func margin(_ attribute: Attribute) -> Attribute {
    switch attribute {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top, .firstBaseline: .topMargin
    case .bottom, .lastBaseline: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: attribute
    }
  }

  // MARK: Names

  private func edge(
    of item: VisualFormat.Item, beside other: VisualFormat.Item
  ) throws(Problem) -> (item: any LayoutItem, isSuperview: Bool) {
    if case .view(let name, _) = item { return (try view(name), false) }
    guard case .view(let name, _) = other, let superview = superview(of: try view(name)) else {
      throw Problem(
        reason:
          "Unable to interpret '|' character, because the related view doesn't have a superview",
        offset: 0)
    }
    return (superview, true)
  }

  private func superview(of item: any LayoutItem) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }

  private func view(_ name: String) throws(Problem) -> any LayoutItem {
    guard let view = views[name] as? any LayoutItem else {
      throw Problem(reason: "\(name) is not a key in the views dictionary.", offset: 0)
    }
    return view
  }

  private func number(_ value: VisualFormat.Value) throws(Problem) -> CGFloat {
    switch value {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let number as CGFloat: return number
      case let number as Double: return CGFloat(number)
      case let number as Float: return CGFloat(number)
      case let number as Int: return CGFloat(number)
      case let number as NSNumber: return CGFloat(number.doubleValue)
      default:
        throw Problem(reason: "\(name) is not a key in the metrics dictionary.", offset: 0)
      }
    }
  }

  private func set(
    _ priority: VisualFormat.Value?, of constraint: NSLayoutConstraint
  ) throws(Problem) {
    guard let priority else { return }
    constraint.priority = UILayoutPriority(Float(try number(priority)))
  }
}

extension NSLayoutConstraint.Relation {
  /// The same said from the other side.
  fileprivate var turned: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
