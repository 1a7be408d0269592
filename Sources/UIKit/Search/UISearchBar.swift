/// A field to search with, and what belongs to it: a Cancel button, a row of scopes.
@MainActor open class UISearchBar: UIView, UIBarPositioning {
  open weak var delegate: (any UISearchBarDelegate)?

  public let searchTextField = UISearchTextField()
  /// Asks the delegate what the field asks its own.
  private let fieldListener = SearchFieldListener()

  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      searchController?.searchTextDidChange()
    }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line above the field.
  open var prompt: String? { didSet { contentDidChange() } }
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set {
      searchTextField.isEnabled = newValue
      contentDidChange()
    }
  }

  /// The search controller whose bar this is.
  package internal(set) weak var searchController: UISearchController?

  // MARK: Buttons

  /// Set on the bar of a search controller, the controller no longer shows and hides the button by
  /// itself.
  open var showsCancelButton: Bool {
    get { storedShowsCancelButton }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  var storedShowsCancelButton = false { didSet { contentDidChange() } }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    searchController?.automaticallyShowsCancelButton = false
    storedShowsCancelButton = showsCancelButton
  }

  open var showsBookmarkButton = false { didSet { contentDidChange() } }
  open var showsSearchResultsButton = false { didSet { contentDidChange() } }
  open var isSearchResultsButtonSelected = false { didSet { contentDidChange() } }

  // MARK: Scopes

  open var scopeButtonTitles: [String]? { didSet { contentDidChange() } }
  open var selectedScopeButtonIndex = 0 {
    didSet {
      contentDidChange()
      if selectedScopeButtonIndex != oldValue { searchController?.searchTextDidChange() }
    }
  }
  /// Set on the bar of a search controller, the controller no longer shows and hides the scopes by
  /// itself.
  open var showsScopeBar: Bool {
    get { storedShowsScopeBar }
    set { setShowsScope(newValue, animated: false) }
  }
  var storedShowsScopeBar = false { didSet { contentDidChange() } }

  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    searchController?.scopeBarActivation = .manual
    storedShowsScopeBar = show
  }

  // MARK: Looks, kept as data

  open var barStyle: UIBarStyle = .default
  open var searchBarStyle: Style = .default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var scopeBarBackgroundImage: UIImage?
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  open var searchTextPositionAdjustment = UIOffset.zero
  lazy var looks = SearchBarLooks()

  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  // MARK: Making

  public convenience init() { self.init(frame: .zero) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addField()
  }

  private func addField() {
    fieldListener.bar = self
    searchTextField.delegate = fieldListener
    addSubview(searchTextField)
    let told: [(UIControl.Event, (UISearchBar) -> Void)] = [
      (.editingDidBegin, { $0.editingDidBegin() }),
      (.editingChanged, { $0.textDidChange() }),
      (.primaryActionTriggered, { $0.delegate?.searchBarSearchButtonClicked($0) }),
      (.editingDidEnd, { $0.delegate?.searchBarTextDidEndEditing($0) }),
    ]
    for (event, tell) in told {
      searchTextField.addAction(UIAction { [weak self] _ in self.map(tell) }, for: event)
    }
  }

  private func editingDidBegin() {
    delegate?.searchBarTextDidBeginEditing(self)
    searchController?.isActive = true
  }

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.searchTextDidChange()
  }

  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // MARK: Responding

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }
}
