// What few controllers set, kept in their extras.
extension UIViewController {
  /// Made when something is set.
  var controllerExtras: ControllerExtras {
    guard let own = madeExtras as? ControllerExtras else {
      fatalError("A controller makes ControllerExtras")
    }
    return own
  }
  private var present: ControllerExtras? { extras as? ControllerExtras }

  // MARK: Layout

  // Kept without effect: hosts keep bars beside the content.
  public var edgesForExtendedLayout: UIRectEdge {
    get { present?.edgesForExtendedLayout ?? .all }
    set { controllerExtras.edgesForExtendedLayout = newValue }
  }
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { present?.extendedLayoutIncludesOpaqueBars ?? false }
    set { controllerExtras.extendedLayoutIncludesOpaqueBars = newValue }
  }
  /// What the view's `safeAreaInsets` then are.
  public var additionalSafeAreaInsets: UIEdgeInsets {
    get { present?.additionalSafeAreaInsets ?? .zero }
    set {
      guard newValue != additionalSafeAreaInsets else { return }
      controllerExtras.additionalSafeAreaInsets = newValue
      viewIfLoaded?.safeAreaInsetsDidChange()
      if isViewLoaded { viewSafeAreaInsetsDidChange() }
    }
  }
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { present?.viewRespectsSystemMinimumLayoutMargins ?? true }
    set { controllerExtras.viewRespectsSystemMinimumLayoutMargins = newValue }
  }

  /// The one that a bar over or under it goes by. Kept without effect.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for side in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(side)
    {
      controllerExtras.contentScrollViews[side.rawValue] = scrollView
    }
  }
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    present?.contentScrollViews[edge.rawValue]
  }

  // MARK: What surrounds the screen

  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { present?.capturesStatusBarAppearance ?? false }
    set { controllerExtras.capturesStatusBarAppearance = newValue }
  }
  // Nobody keeps what they answer: it is asked for each time.
  public func setNeedsStatusBarAppearanceUpdate() { contentDidChange() }
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  public func setNeedsUpdateOfPrefersPointerLocked() {}

  // MARK: Editing

  /// Edit, or Done while `isEditing`: a tap changes it through `setEditing(_:animated:)`.
  public var editButtonItem: UIBarButtonItem {
    if let made = present?.editButtonItem { return made }
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let item = UIBarButtonItem(systemItem: .edit, primaryAction: action)
    controllerExtras.editButtonItem = item
    showEditing()
    return item
  }

  func showEditing() {
    guard let item = present?.editButtonItem else { return }
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : .plain
  }

  // MARK: Keys, focus, restoration

  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    controllerExtras.keyCommands.append(keyCommand)
  }
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    present?.keyCommands.removeAll { $0 === keyCommand }
  }
  var ownKeyCommands: [UIKeyCommand]? {
    present.flatMap { $0.keyCommands.isEmpty ? nil : $0.keyCommands }
  }
  public var restoresFocusAfterTransition: Bool {
    get { present?.restoresFocusAfterTransition ?? true }
    set { controllerExtras.restoresFocusAfterTransition = newValue }
  }
  public var focusGroupIdentifier: String? {
    get { present?.focusGroupIdentifier }
    set { controllerExtras.focusGroupIdentifier = newValue }
  }
  public var interactionActivityTrackingBaseName: String? {
    get { present?.interactionActivityTrackingBaseName }
    set { controllerExtras.interactionActivityTrackingBaseName = newValue }
  }
  /// Kept without effect.
  public var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { madeExtras.restorationIdentifier = newValue }
  }

  /// The nearest up the chain of containers and presenters that says it can.
  public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    sequence(first: self) { $0.parent ?? $0.ownPresenter }
      .first { $0.canPerformAction(action, withSender: sender) }
  }

  nonisolated public static let hierarchyInconsistencyException = NSExceptionName(
    "UIViewControllerHierarchyInconsistency")
  nonisolated public static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  /// A view has one controller at a time.
  func mayOwn(_ view: UIView?) -> Bool {
    guard let view, let owner = view.controller, owner !== self else { return true }
    raise(
      Self.hierarchyInconsistencyException,
      "A view can only be associated with at most one view controller at a time! View \(view) is "
        + "associated with \(owner). Clear this association before associating this view with "
        + "\(self).")
    return false
  }

  func raiseNoSegue(_ identifier: String) {
    raise(
      .invalidArgumentException, "Receiver (\(self)) has no segue with identifier '\(identifier)'")
  }
}
