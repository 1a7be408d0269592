/// A scene that manages windows.
@MainActor open class UIWindowScene: UIScene {
  /// The windows that the app holds, back to front. A window that nobody holds is gone.
  open var windows: [UIWindow] {
    let held = references.compactMap { $0.window }
    guard held.count > 1 else { return held }
    return held.enumerated()
      .sorted {
        ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
      }
      .map(\.element)
  }
  open var keyWindow: UIWindow? { heldKeyWindow }
  private weak var heldKeyWindow: UIWindow?
  open var screen: UIScreen { application.screen }

  open var traitCollection: UITraitCollection { screen.traitCollection }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }
  open var isFullScreen: Bool { true }
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// What the topmost controller wants the status bar to be.
  open var statusBarManager: UIStatusBarManager? { barManager }
  private lazy var barManager = UIStatusBarManager(self)
  /// None: nobody changes a window's size.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  private var references: [Reference] = []
  private struct Reference { weak var window: UIWindow? }

  func add(_ window: UIWindow) {
    references.removeAll { $0.window == nil || $0.window === window }
    references.append(Reference(window: window))
  }

  func remove(_ window: UIWindow) {
    references.removeAll { $0.window == nil || $0.window === window }
    if keyWindow === window { heldKeyWindow = nil }
  }

  func resignKeyWindow() {
    guard let keyWindow else { return }
    keyWindow.resignKey()
    application.post(UIWindow.didResignKeyNotification, object: keyWindow)
  }

  func makeKey(_ window: UIWindow) { heldKeyWindow = window }
}
