/// The values that few responders have, kept apart so that all others carry one pointer.
@MainActor class ResponderExtras {
  var userActivity: NSUserActivity?
  var restorationIdentifier: String?
  var style = UIUserInterfaceStyle.unspecified
}

/// Those of a view.
final class ViewExtras: ResponderExtras {
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var autoresizesSubviews = true
  var clearsContextBeforeDrawing = true
  var contentScaleFactor: CGFloat?
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var mask: UIView?
  var interactions: [any UIInteraction] = []
  var focusGroupIdentifier: String?
  var minimumContentSizeCategory: UIContentSizeCategory?
  var maximumContentSizeCategory: UIContentSizeCategory?
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var largeContentImageInsets = UIEdgeInsets.zero
  var showsLargeContentViewer = false
  var scalesLargeContentImage = false
  var ignoresInvertColors = false
  var keyboardGuide: UIKeyboardLayoutGuide?
  var layer: CALayer?

  // The layer may be held by others, and does not hold its view.
  isolated deinit { layer?.view = nil }
}

/// Those of a view controller.
final class ControllerExtras: ResponderExtras {
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var viewRespectsSystemMinimumLayoutMargins = true
  var capturesStatusBarAppearance = false
  var restoresFocusAfterTransition = true
  var interactionActivityTrackingBaseName: String?
  var focusGroupIdentifier: String?
  var keyCommands: [UIKeyCommand] = []
  var editButtonItem: UIBarButtonItem?
  var contentScrollViews: [UInt: UIScrollView] = [:]
  var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
}
