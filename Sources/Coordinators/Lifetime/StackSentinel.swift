import UIKit

/// A hidden view in the own view of a stack that is out of sight, with screens whose views are not there
/// yet. It hears when the stack comes into a window or leaves one.
final class StackSentinel: UIView {
  private let stack: Stack

  init(of stack: Stack) {
    self.stack = stack
    super.init(frame: .zero)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    stack.viewWillMove(leaves: newWindow == nil)
  }

  // Elsewhere each screen tells of its own release, with or without a view.
  #if !canImport(ObjectiveC)
    isolated deinit { stack.wasReleased() }
  #endif
}
