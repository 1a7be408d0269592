/// A title, an image or both, and what a tap on them does.
///
/// What it shows for a state is set by `setTitle(_:for:)` and its like; what a `configuration` says
/// goes before that, for every state.
@MainActor open class UIButton: UIControl {
  open private(set) var buttonType: ButtonType = .custom
  open var role: Role = .normal { didSet { contentDidChange() } }

  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      contentDidChange()
    }
  }

  /// Called with the button when its state has changed, after `updateConfiguration()`, to give it
  /// another `configuration`. Retained.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the button is shown with its configuration as `updated(for:)` gives it. The
  /// `configuration` itself stays as it was set.
  open var automaticallyUpdatesConfiguration = true { didSet { contentDidChange() } }
  private var configurationUpdate = ConfigurationUpdate.none

  /// Shown when the user holds the button; on a tap if `showsMenuAsPrimaryAction`.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      contentDidChange()
    }
  }

  /// Whether a tap turns `isSelected` over. With a menu that a tap opens, the title is that of the
  /// entry chosen in it.
  open var changesSelectionAsPrimaryAction = false { didSet { contentDidChange() } }

  private var titles = ControlStateValues<String>()
  private var images = ControlStateValues<UIImage>()

  /// Nil for nearly all.
  final var buttonExtras: ButtonExtras?

  // MARK: Making

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Parameter primaryAction: runs on a tap; its title and image become the button's.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// - Parameter primaryAction: runs on a tap; its title and image become the button's.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// - Parameter primaryAction: runs on a tap; its title and image become the button's where the
  ///   configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  /// - Parameters:
  ///   - target: not retained, and never called on Linux: see `addTarget(_:action:for:)`.
  ///   - action: likewise.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    // Making a subclass would ask each for a required `init()`, which on iOS they need not have.
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    guard let button = button as? Self else {
      fatalError("A system button has no class of its own: use UIButton.systemButton")
    }
    return button
  }

  private func adopt(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  // MARK: What it shows

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }
  /// What was set for exactly this state; for `.normal` also what the configuration has.
  open func title(for state: State) -> String? {
    titles[state] ?? (state == .normal ? configuration?.title : nil)
  }
  /// What the button reads in its present state.
  open var currentTitle: String? {
    configuration?.title ?? currentAttributedTitle?.string ?? titles.shown(in: state)
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }
  open func image(for state: State) -> UIImage? {
    images[state] ?? (state == .normal ? configuration?.image : nil)
  }
  open var currentImage: UIImage? { configuration?.image ?? images.shown(in: state) }

  // MARK: Configuration

  /// Calls `updateConfiguration()` and then the handler, at once; on iOS they come before the button
  /// is next drawn. What asks for it while they run gets one more round.
  open func setNeedsUpdateConfiguration() {
    guard configurationUpdate == .none else {
      configurationUpdate = .runningAgain
      return
    }
    configurationUpdate = .running
    runConfigurationUpdate()
    if configurationUpdate == .runningAgain { runConfigurationUpdate() }
    configurationUpdate = .none
  }

  private func runConfigurationUpdate() {
    updateConfiguration()
    configurationUpdateHandler?(self)
  }

  /// Does nothing. A subclass that overrides it sets its `configuration` here.
  open func updateConfiguration() {}

  override func stateDidChange() { setNeedsUpdateConfiguration() }

  // MARK: The user

  override func performTap() {
    if changesSelectionAsPrimaryAction, !showsMenuAsPrimaryAction { isSelected.toggle() }
    super.performTap()
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  /// The configuration for the button's present state.
  package var shownConfiguration: Configuration? {
    automaticallyUpdatesConfiguration ? configuration?.updated(for: self) : configuration
  }

  /// What a host shows as the button's text: the title, or the choice of its menu.
  package var shownTitle: String? {
    if changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction,
      let choice = menu?.chosenAction ?? menu?.firstAction
    {
      return choice.title
    }
    return currentTitle
  }

  package var shownSubtitle: String? { configuration?.subtitle }

  open override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }
}
