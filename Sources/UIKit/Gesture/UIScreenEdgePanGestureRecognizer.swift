/// A finger that comes in from an edge of the screen.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which it may come.
  open var edges: UIRectEdge = []

  /// A host's swipe begins in the middle of a view.
  override func fits(_ gesture: UserGesture) -> Bool { false }
}
