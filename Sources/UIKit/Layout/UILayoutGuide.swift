/// A rectangle in a view for constraints to refer to. Held by the view that it is added to.
@MainActor open class UILayoutGuide: NSObject, LayoutItem {
  open weak var owningView: UIView?
  open var identifier = ""
  /// The bounds of the view that it is added to: guides are not solved.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  private var link: LayoutItemLink?

  public override init() { super.init() }

  isolated deinit { link?.cut() }

  var layoutLink: LayoutItemLink {
    if let link { return link }
    let made = LayoutItemLink(self)
    link = made
    return made
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
