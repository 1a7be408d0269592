import UIKit

extension TextSize {
  /// By the style that the font was asked for; else by its size, where UIKit's styles have theirs.
  init(_ font: UIFont) {
    switch font.face.textStyle {
    case .largeTitle?, .title1?: self = .display
    case .title2?, .title3?: self = .title
    case .headline?: self = .headline
    case .footnote?, .caption1?, .caption2?: self = .small
    case .some: self = .body
    case nil:
      switch font.pointSize {
      case ..<14: self = .small
      case 28...: self = .display
      case 20...: self = .title
      default: self = font.isBold ? .headline : .body
      }
    }
  }
}
