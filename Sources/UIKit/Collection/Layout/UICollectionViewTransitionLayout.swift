/// A layout on the way from one to another. Kept as data: the new layout holds at once.
@MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  open var transitionProgress: CGFloat = 0
  private var values: [String: CGFloat] = [:]

  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
}
