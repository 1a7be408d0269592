/// Gives a view a context menu: it opens when the user holds a finger on the view.
@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Says which menu. Not retained.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// A list's, whose own delegate hears of menus.
  init(of list: UIScrollView) {
    view = list
    super.init()
  }

  open func willMove(to view: UIView?) { if view !== self.view { dismissMenu() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// The middle of the view: a host tells of what the user holds, not where.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return CGPoint(x: own.bounds.midX, y: own.bounds.midY)
  }

  open var menuAppearance: appearance {
    guard let openMenu else { return .unknown }
    return openMenu.preview == nil ? .compact : .rich
  }

  /// Puts in another menu, if one is open.
  ///
  /// - Parameter block: given what is shown: the menu, or the submenu that the user has opened.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { openMenu?.update(block) }

  open func dismissMenu() { openMenu?.close() }

  private var openMenu: OpenMenu? {
    view?.window?.application.openMenu.flatMap { $0.interaction === self ? $0 : nil }
  }

  // swift-format-ignore: TypeNamesShouldBeCapitalized
  public enum appearance: UInt, Sendable {
    case unknown, rich, compact
  }

  // MARK: The user

  /// The user holds a finger on the view, or taps a control whose menu that opens.
  ///
  /// - Returns: false when the delegate has no menu for it.
  @discardableResult func userOpen() -> Bool {
    guard let view, view.answersTouches, let application = view.window?.application,
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: location(in: view))
    else { return false }
    (view as? UIControl)?.sendActions(for: .menuActionTriggered)
    return application.open(
      configuration, from: view, interaction: self, listener: listener(configuration))
  }

  private func listener(_ configuration: UIContextMenuConfiguration) -> MenuListener {
    MenuListener(
      willDisplay: { [weak self] animator in
        guard let self else { return }
        delegate?.contextMenuInteraction(
          self, willDisplayMenuFor: configuration, animator: animator)
      },
      willEnd: { [weak self] animator in
        guard let self else { return }
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
      },
      willCommit: { [weak self] animator in
        guard let self else { return }
        delegate?.contextMenuInteraction(
          self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      })
  }
}
