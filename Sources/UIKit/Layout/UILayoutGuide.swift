/// A rectangle in a view for constraints to refer to. Held by the view that it is added to.
@MainActor open class UILayoutGuide: NSObject, LayoutItem {
  open weak var owningView: UIView?
  open var identifier = ""
  /// The bounds of the view that it is added to: guides are not solved.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  private var linkOwner: LayoutItemLinkOwner?

  public override init() { super.init() }

  var layoutLink: LayoutItemLink {
    if let linkOwner { return linkOwner.link }
    let owner = LayoutItemLinkOwner(self)
    linkOwner = owner
    return owner.link
  }

  var layoutView: UIView? { owningView }

  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    let views = sequence(first: owningView) { $0?.superview }.prefix { $0 != nil }
    return views.compactMap(\.self).flatMap(\.constraints).filter { $0.speaks(of: self, axis) }
  }

  /// False: nothing is solved that could be ambiguous.
  open var hasAmbiguousLayout: Bool { false }
}
