/// A scene that manages windows.
@MainActor open class UIWindowScene: UIScene {
  /// The windows that the app holds, back to front. A window that nobody holds is gone.
  open var windows: [UIWindow] {
    let held = references.compactMap(\.window)
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

  func makeKey(_ window: UIWindow) { heldKeyWindow = window }
}
