import Testing
import UIKit

@MainActor @Suite struct FontTests {
  @Test("A font comes back from its descriptor")
  func descriptor() {
    let fonts = [
      UIFont.systemFont(ofSize: 13, weight: .heavy), .italicSystemFont(ofSize: 20),
      .monospacedSystemFont(ofSize: 9, weight: .regular), .preferredFont(forTextStyle: .headline),
    ]
    for font in fonts { #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font) }
  }

  @Test("Traits, sizes and designs of a descriptor make another font")
  func changes() throws {
    let descriptor = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    let bold = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    let font = UIFont(descriptor: bold, size: 30)
    #expect(font.pointSize == 30)
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    let code = try #require(descriptor.withDesign(.monospaced))
    #expect(
      UIFont(descriptor: code, size: 0).fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
    #expect(UIFontDescriptor(name: "Georgia", size: 12).postscriptName == "Georgia")
  }

  @Test("Metrics follow the text size, up to a limit")
  func metrics() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 17, compatibleWith: usual) == 17)
    #expect(metrics.scaledValue(for: 17, compatibleWith: large) == 53)
    let font = UIFont.systemFont(ofSize: 17)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: large).pointSize == 30)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: usual).pointSize == 17)
  }

  @Test("A style of a paragraph is a value: copies are their own")
  func paragraphs() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 8
    #expect(copy.lineSpacing == 4)
    #expect(copy.alignment == .center)
    #expect(copy != style)
    let text = NSAttributedString(string: "a", attributes: [.paragraphStyle: copy])
    #expect(
      text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle == copy)
    let tabs = style.tabStops.count
    style.addTabStop(NSTextTab(textAlignment: .left, location: 5))
    #expect(style.tabStops.count == tabs + 1)
    #expect(style.tabStops.first?.location == 5)
  }

  @Test("An attachment stands in its text as one character")
  func attachments() {
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(attachment: NSTextAttachment(image: .checkmark)))
    #expect(text.length == 2)
    #expect(text.containsAttachments(in: NSRange(location: 0, length: 2)))
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 1)))
  }
}
