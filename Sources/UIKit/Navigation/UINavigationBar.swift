/// The bar of a navigation controller. What it shows comes from the stack's navigation items; what
/// it looks like is the host's.
@MainActor open class UINavigationBar: UIView {
  open var prefersLargeTitles = false { didSet { contentDidChange() } }
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
}
