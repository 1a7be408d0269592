/// A shadow under text. Kept without effect.
open class NSShadow: NSObject {
  /// In points.
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`.
  open var shadowColor: Any?

  public override init() { super.init() }

  // Of NSCoding; there is no archive to be read.
  public init?(coder: NSCoder) { nil }
}
