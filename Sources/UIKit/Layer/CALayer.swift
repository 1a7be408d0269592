/// What a view, or an app by itself, draws. Part of Core Animation, which Linux has not.
///
/// Kept as data. What a host goes by is the view's: its layer's `isHidden`, `opacity`,
/// `backgroundColor`, `masksToBounds`, `frame`, `bounds` and `transform` are the view's own.
@MainActor open class CALayer: NSObject, CAMediaTiming {
  /// The view whose layer this is. It clears the pointer before it goes.
  unowned var view: UIView?

  public override init() { super.init() }
  public init(layer: Any) { super.init() }

  open weak var delegate: (any CALayerDelegate)?
  open var name: String?

  // MARK: Geometry

  open var frame: CGRect {
    get {
      view?.frame
        ?? CGRect(
          x: position.x - anchorPoint.x * bounds.width,
          y: position.y - anchorPoint.y * bounds.height,
          width: bounds.width, height: bounds.height)
    }
    set {
      if let view {
        view.frame = newValue
        return
      }
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      if let view {
        view.bounds = newValue
        return
      }
      ownBounds = newValue
      noteChange()
    }
  }
  private var ownBounds = CGRect.zero
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set {
      if let view {
        view.center = newValue
        return
      }
      ownPosition = newValue
      noteChange()
    }
  }
  private var ownPosition = CGPoint.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0 { didSet { noteChange() } }
  open var transform: CATransform3D {
    get { ownTransform ?? CATransform3D(view?.transform ?? .identity) }
    set {
      // One that a view can say is the view's.
      ownTransform = view == nil ? newValue : newValue.plane == nil ? newValue : nil
      if let plane = newValue.plane { view?.transform = plane }
      noteChange()
    }
  }
  private var ownTransform: CATransform3D?
  open var sublayerTransform = CATransform3D.same

  open func affineTransform() -> CGAffineTransform { transform.plane ?? .identity }
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3D(transform)
  }
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: Look

  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set {
      if let view {
        view.isHidden = newValue
        return
      }
      ownIsHidden = newValue
      noteChange()
    }
  }
  private var ownIsHidden = false
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let view {
        view.alpha = CGFloat(newValue)
        return
      }
      ownOpacity = newValue
      noteChange()
    }
  }
  private var ownOpacity: Float = 1
  open var backgroundColor: CGColor? {
    get { view == nil ? ownBackgroundColor : view?.backgroundColor?.cgColor }
    set {
      if let view {
        view.backgroundColor = newValue.map(UIColor.init(cgColor:))
        return
      }
      ownBackgroundColor = newValue
      noteChange()
    }
  }
  private var ownBackgroundColor: CGColor?
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasksToBounds }
    set {
      if let view {
        view.clipsToBounds = newValue
        return
      }
      ownMasksToBounds = newValue
    }
  }
  private var ownMasksToBounds = false

  // Kept without effect.
  open var isOpaque = false
  open var mask: CALayer?
  open var contents: Any? { didSet { noteChange() } }
  open var contentsScale: CGFloat = 1
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsGravity = CALayerContentsGravity.resize
  open var cornerRadius: CGFloat = 0 { didSet { noteChange() } }
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var borderWidth: CGFloat = 0 { didSet { noteChange() } }
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { noteChange() } }
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { noteChange() } }
  open var shadowOpacity: Float = 0 { didSet { noteChange() } }
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { noteChange() } }
  open var shadowRadius: CGFloat = 3 { didSet { noteChange() } }
  open var shadowPath: CGPath? { didSet { noteChange() } }
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var drawsAsynchronously = false
  open var allowsGroupOpacity = true

  // MARK: Hierarchy

  /// Those that the app has added; the layers of a view's subviews are not among them.
  open internal(set) var sublayers: [CALayer]?
  open var superlayer: CALayer? { storedSuperlayer ?? view?.superview?.layer }
  weak var storedSuperlayer: CALayer?

  // MARK: Animations

  var running: [String: LayerAnimation] = [:]

  // MARK: Time

  open var beginTime: TimeInterval = 0
  open var duration: TimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: TimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false

  // MARK: Drawing

  // Nothing is drawn.
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ r: CGRect) {}
  open func displayIfNeeded() {}
  open func needsDisplay() -> Bool { false }

  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() { view?.layoutIfNeeded() ?? layoutSublayers() }
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// What is on screen: values change at once, so that is the layer itself.
  open func presentation() -> Self? { self }
  open func model() -> Self { self }

  /// A layer without a view moves by itself to its new values: a transaction that is open waits.
  func noteChange() {
    guard view == nil, let scope = AnimationScope.current, scope.transaction != nil,
      scope.isEnabled, !CATransaction.disableActions()
    else { return }
    scope.run(for: CATransaction.animationDuration()) {}
  }
}
