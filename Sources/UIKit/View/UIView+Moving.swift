// What a view's controllers and the views within it hear as it moves.
extension UIView {
  /// Tells the outermost controllers whose views moved with this one.
  func tellControllersOfMove() {
    guard hasHeldController else { return }
    if let controller { return controller.viewDidMoveToSuperview() }
    for subview in storedSubviews { subview.tellControllersOfMove() }
  }

  func noteController() {
    var view: UIView? = self
    while let current = view, !current.hasHeldController {
      current.hasHeldController = true
      view = current.storedSuperview
    }
  }

  func willMoveTreeToWindow(_ newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    if storedSubviews.isEmpty { return }
    for subview in storedSubviews { subview.willMoveTreeToWindow(newWindow) }
  }

  func moveTreeToWindow(_ newWindow: UIWindow?) {
    // Asked once for the whole tree: a view that leaves its window is not its first responder.
    let leaving = isInWindow && newWindow == nil ? storedWindow?.firstResponder : nil
    moveToWindow(newWindow, resigning: leaving)
  }

  func moveToWindow(_ newWindow: UIWindow?, resigning responder: UIResponder?) {
    if responder === self { resignFirstResponder() }
    storedWindow = newWindow
    isInWindow = newWindow != nil
    if !storedSubviews.isEmpty {
      for subview in storedSubviews { subview.moveToWindow(newWindow, resigning: responder) }
    }
    didMoveToWindow()
  }

  /// The window or a view between here and it is being released.
  func loseWindow() {
    guard isInWindow else { return }
    isInWindow = false
    storedWindow = nil
    for subview in storedSubviews { subview.loseWindow() }
    didMoveToWindow()
  }
}
