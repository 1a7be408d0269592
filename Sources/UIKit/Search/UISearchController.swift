/// Runs a search over a screen: begun by editing its bar, ended by Cancel.
///
/// While it runs it is presented, in the context of the screen that its bar is on; the screen stays,
/// and the results, if they have a controller of their own, lie over it.
@MainActor open class UISearchController: UIViewController {
  public let searchResultsController: UIViewController?
  open var searchBar: UISearchBar { storedSearchBar }
  private lazy var storedSearchBar = makeSearchBar()
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether the search runs. Set, it begins or ends as if the user did it.
  open var isActive: Bool {
    get { storedIsActive }
    set { newValue ? begin() : end() }
  }
  private var storedIsActive = false

  /// Whether what lies under the search cannot be used until there are results.
  open var obscuresBackgroundDuringPresentation = true
  /// Kept without effect: a host shows the bar all the time.
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var scopeBarActivation: ScopeBarActivation = .automatic

  /// Whether the results are shown while there is text to search for, and only then.
  open var automaticallyShowsSearchResultsController = true
  /// Set, it is up to the app.
  open var showsSearchResultsController: Bool {
    get { searchResultsController?.viewIfLoaded?.superview != nil }
    set {
      automaticallyShowsSearchResultsController = false
      wantsResults = newValue
      showResults()
    }
  }
  private var wantsResults = false

  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }

  // MARK: Making

  /// - Parameter searchResultsController: nil where the screen itself shows the results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overCurrentContext
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overCurrentContext
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    modalPresentationStyle = .overCurrentContext
  }

  private func makeSearchBar() -> UISearchBar {
    let bar = UISearchBar()
    bar.searchController = self
    return bar
  }

  // MARK: Beginning and ending

  /// The screen that the search runs over.
  package private(set) weak var host: UIViewController?

  /// The screen that the bar is on.
  private var barOwner: UIViewController? {
    var responder = searchBar.next
    while let current = responder {
      if let stack = current as? UINavigationController { return stack.topViewController }
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  private func begin() {
    guard !storedIsActive, let host = barOwner else { return }
    self.host = host
    storedIsActive = true
    if automaticallyShowsCancelButton { searchBar.storedShowsCancelButton = true }
    showScopes()
    searchBar.becomeFirstResponder()
    delegate?.presentSearchController(self)
    if presentingViewController == nil {
      delegate?.willPresentSearchController(self)
      host.present(self, animated: true) { [weak self] in
        guard let self else { return }
        delegate?.didPresentSearchController(self)
      }
    }
    searchTextDidChange()
  }

  private func end() {
    guard storedIsActive else { return }
    guard let presenter = ownPresenter else { return putAway() }
    presenter.dismiss(animated: true)
  }

  /// Everything but the presentation.
  private func putAway() {
    guard storedIsActive else { return }
    storedIsActive = false
    searchBar.searchTextField.text = nil
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.storedShowsCancelButton = false }
    showScopes()
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// However it is dismissed, by Cancel or by code.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { dismissalWillBegin() }
  }

  /// Where it lies under a screen that has been pushed over it, it has disappeared before, and does not once more.
  func dismissalWillBegin() {
    guard storedIsActive else { return }
    delegate?.willDismissSearchController(self)
    putAway()
  }

  /// Dismissed where nobody sees it.
  func wasDismissedOutOfSight() {
    dismissalWillBegin()
    delegate?.didDismissSearchController(self)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.didDismissSearchController(self) }
  }

  // MARK: Searching

  /// The text or the scope is another.
  func searchTextDidChange() {
    guard storedIsActive else { return }
    showScopes()
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private var hasText: Bool { searchBar.text?.isEmpty == false }

  /// Offered under the bar while the search runs, until the app takes them away.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet { searchBar.contentDidChange() }
  }
  /// Whether there are none where the bar stands under the title, as it always does here.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
    didSet { searchBar.contentDidChange() }
  }

  /// What the user can choose from now.
  package var shownSuggestions: [any UISearchSuggestion] {
    guard storedIsActive, !ignoresSearchSuggestionsForSearchBarPlacementStacked else { return [] }
    return searchSuggestions ?? []
  }

  /// The user taps a suggestion.
  ///
  /// - Returns: false when it is not offered any more.
  @discardableResult package func userChooseSuggestion(at index: Int) -> Bool {
    guard shownSuggestions.indices.contains(index) else { return false }
    searchResultsUpdater?.updateSearchResults(for: self, selecting: shownSuggestions[index])
    return true
  }

  private func showScopes() {
    let hasChoice = (searchBar.scopeButtonTitles ?? []).count > 1
    switch scopeBarActivation {
    case .manual: break
    case .automatic, .onSearchActivation:
      searchBar.storedShowsScopeBar = storedIsActive && hasChoice
    case .onTextEntry: searchBar.storedShowsScopeBar = storedIsActive && hasText && hasChoice
    }
  }

  private func showResults() {
    guard let results = searchResultsController else { return }
    if automaticallyShowsSearchResultsController { wantsResults = hasText }
    let isShown = storedIsActive && wantsResults
    if isShown, results.parent !== self {
      addChild(results)
      view.addSubview(results.view)
      results.didMove(toParent: self)
    } else if isShown {
      view.addSubview(results.view)
    } else {
      results.viewIfLoaded?.removeFromSuperview()
    }
    searchBar.contentDidChange()
  }

  /// What the user sees instead of the screen, if the search runs and has it.
  package var shownResults: UIViewController? {
    storedIsActive && showsSearchResultsController ? searchResultsController : nil
  }
}
