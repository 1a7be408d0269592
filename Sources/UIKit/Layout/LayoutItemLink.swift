/// A pointer to a view or a layout guide that turns nil when it goes.
///
/// Constraints outlive their views, and a weak reference to a view makes every later retain of it
/// dear. So each view has one link, shared by all that point to it, which it cuts when it goes.
@MainActor final class LayoutItemLink {
  unowned(unsafe) fileprivate(set) var item: (any LayoutItem)?

  fileprivate init(_ item: any LayoutItem) { self.item = item }

  /// To nothing.
  init() {}
}

/// Held by the item alone, so that it goes when the item does, and cuts the link.
@MainActor final class LayoutItemLinkOwner {
  let link: LayoutItemLink

  init(_ item: any LayoutItem) { link = LayoutItemLink(item) }

  isolated deinit { link.item = nil }
}

/// A view or a layout guide: what a constraint can be about.
@MainActor protocol LayoutItem: AnyObject {
  var layoutLink: LayoutItemLink { get }
  /// The view in whose tree the item stands.
  var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
  var layoutLink: LayoutItemLink {
    if let owner = layoutAttributes.linkOwner { return owner.link }
    let owner = LayoutItemLinkOwner(self)
    layoutAttributes.linkOwner = owner
    return owner.link
  }

  var layoutView: UIView? { self }
}
