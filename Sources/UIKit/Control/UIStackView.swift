/// Lays its arranged subviews out in a row or a column, in their order. A host goes by `axis` and
/// the order; the hidden ones take no room.
@MainActor open class UIStackView: UIView {
  /// Each is a subview too. A view that leaves the stack's subviews leaves these.
  open var arrangedSubviews: [UIView] { arranged }
  private final var arranged: [UIView] = []

  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { contentDidChange() } }
  /// Points between two neighbours.
  open var spacing: CGFloat = 0 { didSet { contentDidChange() } }
  /// Across the axis.
  open var alignment: Alignment = .fill { didSet { contentDidChange() } }
  /// Along the axis.
  open var distribution: Distribution = .fill { didSet { contentDidChange() } }

  // Kept without effect.
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init(coder: NSCoder) {
    // The initializer of UIView never fails.
    super.init(coder: coder)!
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds the view at the end, and to the subviews unless it is one. A view that is arranged
  /// already moves to the end.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arranged.count - (isArranged(view) ? 1 : 0))
  }

  private func isArranged(_ view: UIView) -> Bool {
    // What is arranged is a subview.
    guard view.superview === self else { return false }
    for other in arranged where other === view { return true }
    return false
  }

  /// - Parameter stackIndex: the view's place afterwards, no greater than the number of arranged
  ///   subviews. Has no bearing on the order of `subviews`.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      return raise(
        .internalInconsistencyException,
        """
        index out of bounds for arranged subview: index = \(stackIndex) expected to be less than \
        or equal to \(arrangedSubviews.count)
        """)
    }
    arrange(view, at: stackIndex)
  }

  private func arrange(_ view: UIView, at index: Int) {
    if view.superview === self { arranged.drop(view) } else { addSubview(view) }
    if index < arranged.count { arranged.insert(view, at: index) } else { arranged.append(view) }
    arrangementDidChange()
    contentDidChange()
  }

  /// Takes the view out of the arrangement only: it stays a subview, and so on screen, until
  /// `removeFromSuperview()`.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.drop(view)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
    contentDidChange()
  }

  /// Sets the points between an arranged subview and the one after it; `spacingUseDefault` for the
  /// stack's `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(arrangedSubview) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    contentDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) {
    arranged.drop(subview)
    customSpacings[ObjectIdentifier(subview)] = nil
    super.willRemoveSubview(subview)
  }

  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public static let spacingUseSystem = CGFloat.leastNonzeroMagnitude
}
