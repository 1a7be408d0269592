/// A rectangle of a window's content, and the parent of the views within it.
///
/// Geometry and drawing are kept as data: a host shows what views say, not where they say it.
@MainActor
open class UIView: UIResponder, AccessibilityElement, UIAccessibilityIdentification,
  UITraitEnvironment, UICoordinateSpace, Numbered
{
  // MARK: Hierarchy

  /// The views within this one, back to front. Each is held strongly.
  open var subviews: [UIView] { storedSubviews }
  private(set) final var storedSubviews: [UIView] = []

  /// The view that this one is in. Not held: a view that is released lets go of its subviews first,
  /// so the pointer is never left behind, and it costs no weak reference.
  open var superview: UIView? { storedSuperview }
  private(set) final unowned(unsafe) var storedSuperview: UIView?

  /// The window that this view is in, near or far. Kept up to date as the view moves, because
  /// every visible change asks for it.
  open var window: UIWindow? { isInWindow ? storedWindow : nil }
  /// Not checked when read, as that is on the path of every change: a window that is released takes
  /// `isInWindow` from all its views first, on the main actor.
  final unowned(unsafe) var storedWindow: UIWindow?
  /// Asked before the pointer, which must not be read while the window itself is being released.
  final var isInWindow = false

  /// The controller whose `view` this is.
  package unowned var controller: UIViewController? {
    didSet { if controller != nil { noteController() } }
  }
  /// Whether this is, holds or once held a controller's view: spares looking through all others.
  final var hasHeldController = false

  // MARK: Geometry

  open var frame: CGRect {
    get { CGRect(origin: frameOrigin, size: bounds.size) }
    set {
      frameOrigin = newValue.origin
      bounds.size = newValue.size
    }
  }
  private var frameOrigin: CGPoint

  open var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { setNeedsLayout() } }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frameOrigin = CGPoint(
        x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2)
    }
  }

  // MARK: Appearance

  @NSCopying open var backgroundColor: UIColor?
  open var alpha: CGFloat {
    get { storedAlpha }
    set {
      storedAlpha = newValue
      contentDidChange()
    }
  }
  // Private, as those below: no access needs a check at run time then, and each touch and each tree
  // asks all views for them.
  private final var storedAlpha: CGFloat = 1
  open var isHidden: Bool {
    get { storedIsHidden }
    set {
      guard newValue != storedIsHidden else { return }
      storedIsHidden = newValue
      storedSuperview?.arrangementDidChange()
      contentDidChange()
    }
  }
  private final var storedIsHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var contentMode: ContentMode = .scaleToFill
  open var tintColor: UIColor! {
    get { storedTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      storedTintColor = newValue
      tintColorDidChange()
    }
  }
  private var storedTintColor: UIColor?

  // MARK: Interaction

  /// Whether the user's touches reach this view and those within it.
  open var isUserInteractionEnabled: Bool {
    get { storedTakesTouches }
    set {
      storedTakesTouches = newValue
      contentDidChange()
    }
  }
  private final var storedTakesTouches = true
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      for recognizer in oldValue ?? [] where recognizer.view === self { recognizer.view = nil }
      for recognizer in gestureRecognizers ?? [] { recognizer.view = self }
      contentDidChange()
    }
  }
  open var tag = 0

  // MARK: Layout

  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask: AutoresizingMask = []
  open internal(set) var constraints: [NSLayoutConstraint] = []
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  final var layoutAttributes: ViewLayoutAttributes {
    if let storedLayoutAttributes { return storedLayoutAttributes }
    let made = ViewLayoutAttributes()
    storedLayoutAttributes = made
    return made
  }
  private final var storedLayoutAttributes: ViewLayoutAttributes?
  final var storedNeedsLayout = true
  var needsConstraints = true

  // MARK: Accessibility

  package var accessibilityAttributes = AccessibilityAttributes() {
    didSet { contentDidChange() }
  }
  open var accessibilityIdentifier: String? {
    get { accessibilityAttributes.identifier }
    set { accessibilityAttributes.identifier = newValue }
  }

  /// The class of `layer`: a subclass of `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Making

  public init(frame: CGRect) {
    frameOrigin = frame.origin
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  public override convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    frameOrigin = .zero
    bounds = .zero
    super.init()
  }

  isolated deinit {
    storedLayoutAttributes?.link?.cut()
    letGoOfSubviews()
    for recognizer in gestureRecognizers ?? [] { recognizer.view = nil }
  }

  /// The view is being released: whoever holds a subview has it without superview and window.
  final func letGoOfSubviews() {
    if storedSubviews.isEmpty { return }
    for subview in storedSubviews {
      subview.storedSuperview = nil
      subview.loseWindow()
    }
    storedSubviews = []
  }

  // MARK: Changing the hierarchy

  open func addSubview(_ view: UIView) { insert(view, at: nil) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: position(of: siblingSubview).map { $0 + 1 })
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: position(of: siblingSubview))
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    for index in [index1, index2] where !storedSubviews.indices.contains(index) {
      return raise(
        .rangeException,
        "*** -[__NSArrayM objectAtIndex:]: index \(index) beyond bounds [0 .. "
          + "\(storedSubviews.count - 1)]")
    }
    changeSubviews { $0.swapAt(index1, index2) }
    contentDidChange()
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = position(of: view) else { return }
    changeSubviews { $0.append($0.remove(at: index)) }
    contentDidChange()
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard let index = position(of: view) else { return }
    changeSubviews { $0.insert($0.remove(at: index), at: 0) }
    contentDidChange()
  }

  open func removeFromSuperview() {
    guard let superview = storedSuperview else { return }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    dropConstraintsOfSuperviews()
    let wasInWindow = isInWindow
    if wasInWindow { willMoveTreeToWindow(nil) }
    superview.forget(self)
    storedSuperview = nil
    if wasInWindow { moveTreeToWindow(nil) }
    superview.contentDidChange()
    superview.setNeedsLayout()
    superviewDidChange()
  }

  private func insert(_ view: UIView, at index: Int?) {
    guard view !== self else {
      return raise(.invalidArgumentException, "Can't add self as subview")
    }
    if view.storedSuperview === self {
      // Adding a subview again only changes its place.
      forget(view)
      place(view, at: index)
      return contentDidChange()
    }
    if let old = view.storedSuperview {
      old.willRemoveSubview(view)
      view.dropConstraintsOfSuperviews()
      old.forget(view)
      if !view.storedIsHidden { old.contentDidChange() }
    }
    view.willMove(toSuperview: self)
    let window = window
    let windowChanges = view.isInWindow ? view.storedWindow !== window : window != nil
    if windowChanges { view.willMoveTreeToWindow(window) }
    place(view, at: index)
    view.storedSuperview = self
    if view.hasHeldController { noteController() }
    if windowChanges { view.moveTreeToWindow(window) }
    didAddSubview(view)
    view.superviewDidChange()
    setNeedsLayout()
    // What is not seen changes nothing on screen.
    if !view.storedIsHidden { contentDidChange() }
  }

  private func forget(_ view: UIView) {
    guard let index = position(of: view) else { return }
    _ = changeSubviews { $0.remove(at: index) }
  }

  private func place(_ view: UIView, at index: Int?) {
    if let index, index < storedSubviews.count {
      changeSubviews { $0.insert(view, at: index) }
    } else {
      changeSubviews { $0.append(view) }
    }
  }

  /// Changes the array outside of its property: no access to that is then longer than an instant,
  /// and none needs a check at run time.
  private func changeSubviews<Result>(_ change: (inout [UIView]) -> Result) -> Result {
    var views = storedSubviews
    storedSubviews = []
    let result = change(&views)
    storedSubviews = views
    return result
  }

  private func position(of view: UIView) -> Int? {
    // No closure: each call of one from the standard library asks which actor it runs on.
    for index in storedSubviews.indices where storedSubviews[index] === view { return index }
    return nil
  }

  private func superviewDidChange() {
    didMoveToSuperview()
    tellControllersOfMove()
  }

  // MARK: Hearing of changes

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func tintColorDidChange() { for subview in subviews { subview.tintColorDidChange() } }
  /// The window's, with what the views and controllers around this one and itself override.
  open var traitCollection: UITraitCollection { environment }
  /// Called when the host's screen has become another, and when an override has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}

  // MARK: Laying out

  open func setNeedsLayout() { storedNeedsLayout = true }

  /// Runs `updateConstraints` of this view and those within it that asked for it, from the innermost
  /// outwards, and then `layoutSubviews`, inwards. Geometry is not solved: frames are the app's.
  open func layoutIfNeeded() {
    updateConstraintsIfNeeded()
    layoutTree()
  }

  private func layoutTree() {
    // Once more for what layout has added.
    if needsConstraints { updateConstraintsIfNeeded() }
    if needsLayout {
      storedNeedsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for subview in storedSubviews { subview.layoutTree() }
  }

  open func layoutSubviews() {}
  open func setNeedsDisplay() { contentDidChange() }
  open func setNeedsDisplay(_ rect: CGRect) { contentDidChange() }
  /// Never called: a host shows what views say, and draws nothing of its own.
  open func draw(_ rect: CGRect) {}
  open func setNeedsUpdateConstraints() {
    needsConstraints = true
    setNeedsLayout()
  }
  open func updateConstraints() {}
  /// Runs `updateConstraints` of this view and those within it that asked for it, or never did so.
  open func updateConstraintsIfNeeded() {
    for subview in storedSubviews { subview.updateConstraintsIfNeeded() }
    updateOwnConstraintsIfNeeded()
  }
  open class var requiresConstraintBasedLayout: Bool { false }
  /// How far the frame reaches beyond what constraints align.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// The intrinsic size, and where there is none the target's: constraints are not solved.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Responding

  open override var next: UIResponder? { controller ?? superview }
  override var responderWindow: UIWindow? { window }
  override func makeExtras() -> ResponderExtras { ViewExtras() }

  /// The deepest view at a point that answers touches, by frames as they are set; nil outside.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { viewHit(at: point, event) }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open var canBecomeFocused: Bool { false }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: What a host needs

  package var hostNumber = 0

  /// Tells the session of a change on screen. Costs next to nothing off screen.
  package func contentDidChange() {
    if isInWindow { storedWindow?.contentDidChange(in: self) }
  }

  /// A subview was hidden or shown: containers that place their subviews hear of it.
  package func arrangementDidChange() { setNeedsLayout() }
}
