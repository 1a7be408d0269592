/// Holds the presented view of an app's own presentation controller, which hears of its layout.
final class PresentationContainerView: UIView {
  private weak var presentation: UIPresentationController?

  init(frame: CGRect, of presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutIfNeeded() {
    guard needsLayout else { return super.layoutIfNeeded() }
    presentation?.containerViewWillLayoutSubviews()
    super.layoutIfNeeded()
    presentation?.containerViewDidLayoutSubviews()
  }
}
