extension UIView {
  /// Makes the constraint active in this view, which must be around both of its items. Apple advises
  /// `isActive` instead, which finds the view by itself.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.add(to: self) }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraints.contains(where: { $0 === constraint }) else { return }
    constraint.isActive = false
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Deactivates what ties this view's tree to the views around it, as UIKit does when the view
  /// leaves its superview. To be called while `superview` is still set.
  package func dropConstraintsOfSuperviews() {
    var ancestor = superview
    while let view = ancestor {
      for constraint in view.constraints where constraint.refers(toTreeOf: self) {
        constraint.isActive = false
      }
      ancestor = view.superview
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func refers(toTreeOf view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      (item as? any LayoutItem)?.layoutView?.isDescendant(of: view) ?? false
    }
  }
}
