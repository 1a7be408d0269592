import Testing
import UIKit

@Suite("Colours and fonts") struct AppearanceTests {
  @Test("Colours are equal by their components, system colours by their name")
  func colors() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    #expect(UIColor.label != UIColor.darkText)
    #expect(UIColor.systemBlue == UIColor.systemBlue)
    #expect(UIColor.systemBlue != UIColor.tintColor)
  }

  @Test("The components of a colour can be read")
  func components() {
    var red: CGFloat = 0
    var alpha: CGFloat = 0
    let color = UIColor.systemRed.withAlphaComponent(0.5)
    #expect(color.getRed(&red, green: nil, blue: nil, alpha: &alpha))
    #expect(red == 1)
    #expect(alpha == 0.5)
    var white: CGFloat = 0
    #expect(UIColor.gray.getWhite(&white, alpha: nil))
    #expect(white == 0.5)
    #expect(!color.getWhite(&white, alpha: nil))
  }

  @Test("A font keeps what it was asked for by")
  func fonts() {
    #expect(UIFont.preferredFont(forTextStyle: .headline).hasBoldTrait)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.boldSystemFont(ofSize: 12).hasBoldTrait)
    #expect(UIFont.systemFont(ofSize: 0).pointSize == UIFont.systemFontSize)
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 14).withSize(12))
    #expect(UIFont(name: "", size: 12) == nil)
  }

  @Test("The system's background is white by day and black by night")
  func background() {
    let expectations: [(UIUserInterfaceStyle, CGFloat)] = [(.light, 1), (.dark, 0)]
    for (style, expected) in expectations {
      let color = UIColor.systemBackground
        .resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      var red: CGFloat = -1
      color.getRed(&red, green: nil, blue: nil, alpha: nil)
      #expect(red == expected)
    }
  }

  @MainActor @Test("An activity indicator that stands still is hidden, unless told otherwise")
  func activityIndicator() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.isHidden)
    indicator.startAnimating()
    #expect(indicator.isAnimating)
    #expect(!indicator.isHidden)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @MainActor @Test("A label's text and attributed text are one")
  func label() {
    let label = UILabel()
    let stage = Stage(showing: label)
    #expect(stage.changes { label.text = "Terms" })
    #expect(label.attributedText?.string == "Terms")
    label.attributedText = NSAttributedString(
      string: "of", attributes: [.font: UIFont.systemFont(ofSize: 9)])
    #expect(label.text == "of")
    label.text = nil
    #expect(label.attributedText == nil)
    #expect(!label.isUserInteractionEnabled)
    label.isUserInteractionEnabled = true
    #expect(label.isUserInteractionEnabled)
    withExtendedLifetime(stage) {}
  }

  @MainActor @Test("A hidden view that is put in or moved changes nothing on screen")
  func hiddenView() {
    let container = UIView()
    let other = UIView()
    let stage = Stage(showing: container)
    container.addSubview(other)
    let hidden = UIView()
    hidden.isHidden = true
    #expect(!stage.changes { container.addSubview(hidden) })
    #expect(!stage.changes { other.addSubview(hidden) })
    #expect(stage.changes { hidden.isHidden = false })
    #expect(stage.changes { container.addSubview(hidden) })
    withExtendedLifetime(stage) {}
  }
}

extension UIFont {
  fileprivate var hasBoldTrait: Bool { fontDescriptor.symbolicTraits.contains(.traitBold) }
}
