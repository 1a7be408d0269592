/// The views that show in the keyboard's place, and above it, while a text is edited: they are then
/// in the window, and so in the user's reach.
@MainActor final class InputViews {
  private unowned let owner: UIView
  var view: UIView? { didSet { replace(oldValue, by: view) } }
  var accessory: UIView? { didSet { replace(oldValue, by: accessory) } }
  private var isShown = false

  init(of owner: UIView) { self.owner = owner }

  func show() {
    isShown = true
    for view in [view, accessory] { view.map { owner.window?.addSubview($0) } }
  }

  func hide() {
    isShown = false
    view?.removeFromSuperview()
    accessory?.removeFromSuperview()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard isShown, old !== new else { return }
    old?.removeFromSuperview()
    if let new { owner.window?.addSubview(new) }
  }
}
