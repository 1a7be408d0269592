// By frames and transforms as they are set: nothing is laid out.
extension UIView {
  /// Into another view's coordinates; nil stands for the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(way(to: view))
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(way(to: view).inverted())
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(way(to: view)) }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(way(to: view).inverted())
  }

  private func way(to view: UIView?) -> CGAffineTransform {
    guard let other = view ?? window else { return placement }
    return placement.concatenating(other.placement.inverted())
  }

  /// From this view's coordinates into those around the outermost view.
  var placement: CGAffineTransform {
    let own = CGAffineTransform(translationX: -bounds.origin.x, y: -bounds.origin.y)
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let placed =
      transform.isIdentity
      ? own
      : own.concatenating(CGAffineTransform(translationX: -middle.x, y: -middle.y))
        .concatenating(transform)
        .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    let corner = CGPoint(x: center.x - middle.x, y: center.y - middle.y)
    let outer = placed.concatenating(CGAffineTransform(translationX: corner.x, y: corner.y))
    guard let superview else { return outer }
    return outer.concatenating(superview.placement)
  }

  func viewHit(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      let inner = convert(point, to: subview)
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return self
  }
}
