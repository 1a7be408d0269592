/// How bar buttons of one style look. Kept as data.
@MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()
  private var style: UIBarButtonItem.Style

  public override convenience init() { self.init(style: .plain) }

  public required init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

  public required init(coder: NSCoder) {
    style = .plain
    super.init()
  }

  /// Takes back everything that was set.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    take(over: UIBarButtonItemAppearance(style: style))
  }

  private func take(over other: UIBarButtonItemAppearance) {
    normal.take(over: other.normal)
    highlighted.take(over: other.highlighted)
    disabled.take(over: other.disabled)
    focused.take(over: other.focused)
  }

  open nonisolated func copy() -> Self {
    MainActor.assumeIsolated {
      let copy = Self(style: style)
      copy.take(over: self)
      return copy
    }
  }

  // Inherited from NSCopying by Apple's declaration, and so no row of its table.
  @_documentation(visibility: internal)
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { copy() }
}
