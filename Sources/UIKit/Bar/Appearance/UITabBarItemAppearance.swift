/// How tabs look in one arrangement of image and title. Kept as data.
@MainActor open class UITabBarItemAppearance: NSObject, NSCopying {
  public enum Style: Int, Sendable { case stacked, inline, compactInline }

  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
  private var style: Style

  public override convenience init() { self.init(style: .stacked) }

  public required init(style: Style) {
    self.style = style
    super.init()
  }

  public required init(coder: NSCoder) {
    style = .stacked
    super.init()
  }

  /// Takes back everything that was set.
  open func configureWithDefault(for style: Style) {
    self.style = style
    take(over: UITabBarItemAppearance(style: style))
  }

  private func take(over other: UITabBarItemAppearance) {
    normal.take(over: other.normal)
    selected.take(over: other.selected)
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
