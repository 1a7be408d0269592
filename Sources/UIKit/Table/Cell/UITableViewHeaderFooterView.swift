/// The header or footer of a table's section. A table makes one for a section that has a title only.
@MainActor open class UITableViewHeaderFooterView: UIView {
  /// What reports a configuration that the view takes on: itself and its new state.
  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void

  // MARK: Making

  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    storedReuseIdentifier = nil
    super.init(coder: coder)
  }

  private let storedReuseIdentifier: String?
  open var reuseIdentifier: String? { storedReuseIdentifier }
  /// The table is about to use the view for another section. An override calls super.
  open func prepareForReuse() {}

  // MARK: Content

  open var contentView: UIView { content.view(in: self) }
  let content = CellContent()

  /// Holds the section's title; nil where a content configuration is set.
  open var textLabel: UILabel? { content.label(.text, in: self) }
  open var detailTextLabel: UILabel? { content.label(.detail, in: self) }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set {
      content.setConfiguration(newValue, in: self)
      contentDidChange()
    }
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  open var automaticallyUpdatesContentConfiguration = true
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// Asks for `updateConfiguration(using:)` before the view is next shown.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
    contentDidChange()
  }
  private var needsConfigurationUpdate = true

  open func updateConfiguration(using state: UIViewConfigurationState) {
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
    needsConfigurationUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  // Kept as data, without effect.
  open var backgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listPlainHeaderFooter()
  }
}
