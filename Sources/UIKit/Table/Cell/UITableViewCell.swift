/// One row of a table.
///
/// A table makes cells by their registered class through `init(style:reuseIdentifier:)`, and uses
/// each again for other rows after `prepareForReuse()` (row U5).
@MainActor open class UITableViewCell: UIView {
  /// What reports a configuration that the cell takes on: itself and its new state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  // MARK: Making

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// A cell of the default style that is never used again.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = .default
    storedReuseIdentifier = nil
    super.init(coder: coder)
  }

  let style: CellStyle
  private let storedReuseIdentifier: String?
  open var reuseIdentifier: String? { storedReuseIdentifier }
  var reuse = ReuseState.none

  /// The table is about to use the cell for another row. The table itself has put away selection,
  /// highlight and editing. An override calls super.
  open func prepareForReuse() {}

  // MARK: Content

  /// Where the app's views go. A content configuration replaces it by its own view.
  open var contentView: UIView { content.view(in: self) }
  let content = CellContent()

  /// Made when first asked for; nil where a content configuration is set, and where the style has
  /// none.
  open var textLabel: UILabel? { content.label(.text, in: self) }
  open var detailTextLabel: UILabel? {
    style == .default ? nil : content.label(.detail, in: self)
  }
  open var imageView: UIImageView? { style == .value2 ? nil : content.image(in: self) }

  /// What the cell shows, as a value. Setting one replaces the content view, unless the present one
  /// supports it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set {
      content.setConfiguration(newValue, in: self)
      contentDidChange()
    }
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
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
  var needsConfigurationUpdate = true

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

  // MARK: Accessory

  open var accessoryType = AccessoryType.none { didSet { contentDidChange() } }
  /// Shown in place of the accessory type.
  open var accessoryView: UIView? {
    didSet { replaceAccessory(oldValue, with: accessoryView) }
  }
  open var editingAccessoryType = AccessoryType.none { didSet { contentDidChange() } }
  /// Kept as data: a host shows the accessory view.
  open var editingAccessoryView: UIView?

  // MARK: State

  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Called by the table for each row that it shows, and when the row's selection changes. An
  /// override calls super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedIsSelected else { return }
    storedIsSelected = selected
    setNeedsUpdateConfiguration()
  }
  private var storedIsSelected = false

  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    setNeedsUpdateConfiguration()
  }
  private var storedIsHighlighted = false

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Called by the table as it begins and ends editing. An override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    let state: StateMask = editing && editingStyle != .none ? .showingEditControl : []
    willTransition(to: state)
    storedIsEditing = editing
    setNeedsUpdateConfiguration()
    didTransition(to: state)
  }
  private var storedIsEditing = false

  /// What the table's delegate says of the row, as the table last asked.
  open internal(set) var editingStyle = EditingStyle.none
  /// Always false: a host confirms a deletion on its own.
  open var showingDeleteConfirmation: Bool { false }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  // MARK: Kept as data, without effect

  /// `.none` hides the looks of a selection; the row is selected all the same.
  open var selectionStyle = SelectionStyle.default { didSet { contentDidChange() } }
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var multipleSelectionBackgroundView: UIView?
  open var separatorInset = UIEdgeInsets.zero
  open var indentationLevel = 0 { didSet { contentDidChange() } }
  open var indentationWidth: CGFloat = 10
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false { didSet { contentDidChange() } }
  open var focusStyle = FocusStyle.default
  open var userInteractionEnabledWhileDragging = false
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { background?.configuration }
    set { keptBackground.configuration = newValue }
  }
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { background?.updatesAutomatically ?? true }
    set { keptBackground.updatesAutomatically = newValue }
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  private var background: CellBackground?
  private var keptBackground: CellBackground {
    let kept = background ?? CellBackground()
    background = kept
    return kept
  }
  /// Never called here: nothing is dragged.
  open func dragStateDidChange(_ dragState: DragState) {}
}
