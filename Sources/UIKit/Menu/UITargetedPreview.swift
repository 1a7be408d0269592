// What a menu looks like as it opens from a view. Kept as data: a host shows a menu its own way.

/// A view to be shown in a preview's stead.
@MainActor open class UITargetedPreview: NSObject {
  open private(set) var view: UIView
  open private(set) var parameters: UIPreviewParameters
  open private(set) var target: UIPreviewTarget
  open var size: CGSize { view.bounds.size }

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Where the view stands.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// Where a preview stands.
@MainActor open class UIPreviewTarget: NSObject {
  open private(set) var container: UIView
  open private(set) var center: CGPoint
  open private(set) var transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// How a preview looks.
@MainActor open class UIPreviewParameters: NSObject {
  open var backgroundColor: UIColor! {
    get { storedColor ?? .systemBackground }
    set { storedColor = newValue }
  }
  private var storedColor: UIColor?
  // Kept without effect: how what a menu is for is lifted out is the host's.
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?

  public override init() { super.init() }

  /// - Parameter textLineRects: not kept.
  public convenience init(textLineRects: [NSValue]) { self.init() }
}
