/// What an app does alongside the opening or closing of a menu. A host shows a menu at once, so that
/// animations and completions run as soon as the delegate's method has returned.
@MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What an app does when the user taps a menu's preview.
@MainActor
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What becomes of a preview that was tapped. Kept without effect.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}
