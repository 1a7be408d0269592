/// The targets of a recognizer. Linux has no selectors: they are kept, and never called.
struct GestureTarget {
  weak var target: AnyObject?
  let action: Selector
}

/// A recognizer that another waits for. Not held.
struct RequiredRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  /// The target is not retained, and never called on Linux. What an app can do on both platforms:
  /// a subclass that overrides `state` or `touchesEnded(_:with:)`.
  public func addTarget(_ target: Any, action: Selector) {
    targets.append(GestureTarget(target: target as AnyObject, action: action))
  }

  /// - Parameters:
  ///   - target: nil for all.
  ///   - action: nil for all.
  public func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { kept in
      (target == nil || kept.target === target as AnyObject)
        && (action == nil || kept.action == action)
    }
  }

  /// Tells, where an app waits for a call, that none will come.
  func warnOfTargets() {
    guard let waiting = targets.first else { return }
    view?.window?.application.record(
      Fault(
        kind: .warning,
        message: "\(type(of: self)) cannot call \(waiting.action.name): there are no selectors on "
          + "Linux. Subclass the recognizer and override state or touchesEnded(_:with:)."))
  }
}
