public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Which context menu opens, and with which preview.
@MainActor open class UIContextMenuConfiguration: NSObject {
  /// Tells menus apart; a unique one is made where none is given.
  open private(set) var identifier: any NSCopying
  // Kept without effect.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  open var badgeCount = 0
  open var preferredMenuElementOrder: ElementOrder = .automatic

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  private init(
    _ identifier: (any NSCopying)?, _ previewProvider: UIContextMenuContentPreviewProvider?,
    _ actionProvider: UIContextMenuActionProvider?
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// - Parameters:
  ///   - previewProvider: asked when the menu opens; a tap on the preview goes to the delegate.
  ///   - actionProvider: asked when the menu opens. There are no suggested actions here.
  public convenience init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init(identifier, previewProvider, actionProvider)
  }

  public enum ElementOrder: Int, Sendable {
    case automatic, priority, fixed
  }
}
