/// Whoever opens a menu, and hears of what becomes of it.
@MainActor package struct MenuListener {
  package var willDisplay: ((any UIContextMenuInteractionAnimating) -> Void)?
  package var willEnd: ((any UIContextMenuInteractionAnimating) -> Void)?
  /// The user taps the preview.
  package var willCommit: ((any UIContextMenuInteractionCommitAnimating) -> Void)?

  package init(
    willDisplay: ((any UIContextMenuInteractionAnimating) -> Void)? = nil,
    willEnd: ((any UIContextMenuInteractionAnimating) -> Void)? = nil,
    willCommit: ((any UIContextMenuInteractionCommitAnimating) -> Void)? = nil
  ) {
    self.willDisplay = willDisplay
    self.willEnd = willEnd
    self.willCommit = willCommit
  }
}
