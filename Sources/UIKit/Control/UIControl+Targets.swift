/// A target of a control. Linux has no selectors: it is kept, and never called.
struct ControlTarget {
  weak var target: AnyObject?
  let action: Selector
  var events: UIControl.Event
}

extension UIControl {
  /// The target is not retained, and never called on Linux: use `addAction(_:for:)`, which is the
  /// same on both platforms, or override `sendAction(_:to:for:)`.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    let extras = madeControlExtras
    if let index = extras.targets.firstIndex(where: { $0.is(object, action) }) {
      extras.targets[index].events.formUnion(controlEvents)
    } else {
      extras.targets.append(
        ControlTarget(target: object, action: action, events: controlEvents))
    }
  }

  /// - Parameters:
  ///   - target: nil for all.
  ///   - action: nil for all.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    guard let extras = controlExtras else { return }
    let object = target.map { $0 as AnyObject }
    for (index, kept) in extras.targets.enumerated() {
      guard object == nil || kept.target === object, action == nil || kept.action == action else {
        continue
      }
      extras.targets[index].events.subtract(controlEvents)
    }
    extras.targets.removeAll { $0.events.isEmpty }
  }

  public var allTargets: Set<AnyHashable> {
    Set(
      (controlExtras?.targets ?? []).compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
  }

  /// - Returns: the names of the selectors, nil where there are none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = (controlExtras?.targets ?? [])
      .filter { $0.target === object && !$0.events.isDisjoint(with: controlEvent) }
      .map(\.action.name)
    return names.isEmpty ? nil : names
  }
}

extension ControlTarget {
  fileprivate func `is`(_ target: AnyObject?, _ action: Selector) -> Bool {
    self.target === target && self.action == action
  }
}
