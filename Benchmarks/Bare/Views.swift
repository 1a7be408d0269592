public import UIKit

enum TextContent {
  case plain(String)
  case attributed(NSAttributedString)

  var string: String {
    switch self {
    case .plain(let string): string
    case .attributed(let string): string.string
    }
  }
}

open class UILabel: UIView {
  var content: TextContent?
  public var storedFont: UIFont?
  public var storedTextColor: UIColor?
  var textAlignment: NSTextAlignment = .natural
  var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  public var numberOfLines = 1
  var isEnabled = true
  var isHighlighted = false
  var highlightedTextColor: UIColor?
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  var adjustsFontForContentSizeCategory = false
  var adjustsFontSizeToFitWidth = false
  var minimumScaleFactor: CGFloat = 0
  var allowsDefaultTighteningForTruncation = false
  var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  var preferredMaxLayoutWidth: CGFloat = 0
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var showsExpansionTextWhenTruncated = false
  var takesTouches = false

  public func read(_ text: String?) { content = text.map { .plain($0) } }
}

open class UIImageView: UIView {
  public var image: UIImage?
  var highlightedImage: UIImage?
  var isHighlighted = false
  var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  var animationImages: [UIImage]?
  var highlightedAnimationImages: [UIImage]?
  var animationDuration: TimeInterval = 0
  var animationRepeatCount = 0
  var isAnimating = false
}

open class UIActivityIndicatorView: UIView {
  var style: UIKit.UIActivityIndicatorView.Style
  var color: UIColor! = .systemGray
  var isAnimating = false
  var hidesWhenStopped = true

  public init(style: UIKit.UIActivityIndicatorView.Style) {
    self.style = style
    super.init()
    isHidden = true
  }
}

open class UIStackView: UIView {
  var arrangedSubviews: [UIView] = []
  public var axis: UIKit.NSLayoutConstraint.Axis = .horizontal
  public var spacing: CGFloat = 0
  var alignment: UIKit.UIStackView.Alignment = .fill
  var distribution: UIKit.UIStackView.Distribution = .fill
  var isBaselineRelativeArrangement = false
  var isLayoutMarginsRelativeArrangement = false
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public override init() { super.init() }

  public init(holding views: [UIView]) {
    super.init()
    for view in views { arrange(view) }
  }

  public func arrange(_ view: UIView) {
    hold(view)
    arrangedSubviews.append(view)
  }
}
