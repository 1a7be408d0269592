/// One item of a collection.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// What reports a configuration that the cell takes on: itself and its new state.
  public typealias ConfigurationUpdateHandler = (
    UICollectionViewCell, UICellConfigurationState
  ) -> Void

  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  // MARK: Content

  /// Where the app's views go. A content configuration replaces it by its own view.
  open var contentView: UIView { content.view(in: self) }
  let content = CellContent()

  /// What the cell shows, as a value. Setting one replaces the content view, unless the present one
  /// supports it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set {
      content.setConfiguration(newValue, in: self)
      contentDidChange()
    }
  }
  /// Whether the content configuration is updated for the cell's state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UICellConfigurationState { currentState() }

  /// Asks for `updateConfiguration(using:)` before the cell is next shown.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
    contentDidChange()
  }
  private var needsConfigurationUpdate = true

  /// Called before the cell is first shown and after its state has changed. An override calls super
  /// or sets configurations itself.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let present = content.configuration {
      contentConfiguration = present.updated(for: state)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
  }

  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    // Before the calls, so that what they change asks for another update.
    needsConfigurationUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  // MARK: State

  /// Set by the collection when the item's selection changes. An override observes it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  private(set) var isEditing = false
  /// Whether the item's children are shown.
  var isExpanded = false {
    didSet { if isExpanded != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the item is one of a list.
  var isInList = false
  var reuse = ReuseState.none

  func setSelected(_ selected: Bool) { if selected != isSelected { isSelected = selected } }

  func setEditing(_ editing: Bool) {
    guard editing != isEditing else { return }
    isEditing = editing
    setNeedsUpdateConfiguration()
  }

  /// What a collection puts away before a cell waits in the pool.
  func resetForReuse() {
    if isHighlighted { isHighlighted = false }
    setSelected(false)
    setEditing(false)
    isExpanded = false
    needsConfigurationUpdate = true
  }

  private func currentState() -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isExpanded = isExpanded
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  // MARK: Kept as data, without effect

  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// Never called here: nothing is dragged.
  open func dragStateDidChange(_ dragState: DragState) {}
}
