/// Who asks for a way back, for a container that is asked which of its children may be it. UIKit makes
/// none here: ways back are drawn in storyboards.
@MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  public let source: UIViewController
  public let unwindAction: Selector
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}

extension UIViewController {
  /// The child that asks, or within which the one that asks is.
  public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { child in
      sequence(first: source.source) { $0.parent }.contains { $0 === child }
    }
  }

  /// All but the one that asks.
  public func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let asking = childContaining(source)
    return children.filter { $0 !== asking }
  }

  /// False: nothing can be called by its name on Linux.
  public func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { false }

  public func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
}
