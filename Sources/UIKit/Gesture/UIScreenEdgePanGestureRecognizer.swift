/// A finger that comes in from an edge of the screen.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which it may come.
  open var edges: UIRectEdge = []
}
