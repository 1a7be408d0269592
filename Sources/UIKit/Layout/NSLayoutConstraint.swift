/// A relation between two lines or sizes: `first = multiplier × second + constant`.
///
/// Kept as a value and not solved: a host arranges what it shows in its own way. Neither item is
/// retained; once it is gone it reads as nil.
@MainActor open class NSLayoutConstraint: NSObject {
  open var firstItem: AnyObject? { first?.item }
  open var secondItem: AnyObject? { second?.item }
  open private(set) var firstAttribute: Attribute
  open private(set) var secondAttribute: Attribute
  open private(set) var relation: Relation
  open private(set) var multiplier: CGFloat
  /// In points.
  open var constant: CGFloat
  open var priority = UILayoutPriority.required
  /// For the app's own use.
  open var identifier: String?
  open var shouldBeArchived = false

  private let first: LayoutItemLink?
  private let second: LayoutItemLink?
  /// The view that has it among its `constraints`.
  private var holder: LayoutItemLink?

  init(
    _ first: LayoutItemLink?, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: LayoutItemLink?, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// - Parameters:
  ///   - view1: a view or a layout guide.
  ///   - view2: likewise, or nil where `relation` is to the constant alone; then `attr2` is
  ///     `.notAnAttribute`.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      (view1 as? any LayoutItem)?.layoutLink, attr1, relation,
      (view2 as? any LayoutItem)?.layoutLink, attr2, multiplier: multiplier, constant: c)
  }

  // MARK: Activating

  /// Whether a view has it among its `constraints`. Setting it to true adds it to the nearest view
  /// around both items, which must exist.
  open var isActive: Bool {
    get { holder?.item != nil }
    set { newValue ? activate() : deactivate() }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard !isActive else { return }
    guard let view = commonAncestor else {
      return raise(
        .internalInconsistencyException,
        """
        Unable to activate constraint with anchors \(Self.name(firstItem)).\(firstAttribute) and \
        \(Self.name(secondItem)).\(secondAttribute) because they have no common ancestor. Does the \
        constraint or its anchors reference items in different view hierarchies? That's illegal.
        """)
    }
    add(to: view)
  }

  /// Makes `view`, which the caller has chosen, the one that holds the constraint.
  func add(to view: UIView) {
    deactivate()
    view.constraints.append(self)
    holder = view.layoutLink
    view.setNeedsLayout()
  }

  private func deactivate() {
    guard let view = holder?.item as? UIView else { return }
    holder = nil
    view.constraints.removeAll { $0 === self }
    view.setNeedsLayout()
  }

  private var commonAncestor: UIView? {
    guard let first = first?.item?.layoutView else { return nil }
    guard second != nil else { return first }
    guard let second = second?.item?.layoutView else { return nil }
    // Most are about a view and the one that it is in.
    if first.superview === second || first === second { return second }
    var ancestor: UIView? = first
    while let view = ancestor, !second.isDescendant(of: view) { ancestor = view.superview }
    return ancestor
  }

  private static func name(_ item: AnyObject?) -> String {
    item.map { "\(type(of: $0))" } ?? "nil"
  }

  /// Whether it is about the item, and along that axis.
  func speaks(of item: AnyObject, _ axis: Axis) -> Bool {
    firstItem === item && firstAttribute.axis == axis
      || secondItem === item && secondAttribute.axis == axis
  }

  // MARK: Anchors

  /// The line or size of the first item.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first, firstAttribute) }
  /// Nil where the relation is to the constant alone.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondAttribute == .notAnAttribute ? nil : NSLayoutAnchor(second, secondAttribute)
  }
}
