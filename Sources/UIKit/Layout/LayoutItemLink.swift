/// A pointer to a view or a layout guide that turns nil when it goes.
///
/// Constraints outlive their views, and a weak reference to a view makes every later retain of it
/// dear. So each view has one link, shared by all that point to it, which it cuts when it goes.
@MainActor final class LayoutItemLink {
  unowned(unsafe) private(set) var item: (any LayoutItem)?

  init(_ item: any LayoutItem) { self.item = item }

  /// To nothing.
  init() {}

  /// The item is being released.
  func cut() { item = nil }
}

/// A view or a layout guide: what a constraint can be about.
@MainActor protocol LayoutItem: AnyObject {
  var layoutLink: LayoutItemLink { get }
  /// The view in whose tree the item stands.
  var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
  var layoutLink: LayoutItemLink {
    if let link = layoutAttributes.link { return link }
    let link = LayoutItemLink(self)
    layoutAttributes.link = link
    return link
  }

  var layoutView: UIView? { self }
}
