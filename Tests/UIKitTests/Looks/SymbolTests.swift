import Testing
import UIKit

@MainActor @Suite struct SymbolTests {
  @Test("A configuration takes on what another specifies, and keeps the rest")
  func applying() {
    let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let scaled = size.applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(scaled == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
    #expect(scaled.configurationWithoutScale() == size)
    #expect(
      size.configurationWithoutPointSizeAndWeight() == UIImage.SymbolConfiguration.unspecified)
    #expect(size == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
  }

  @Test("A symbol has its configuration, a picture takes none")
  func image() throws {
    let trash = try #require(UIImage(systemName: "trash"))
    let large = try #require(
      trash.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large)))
    let bold = try #require(
      large.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold)))
    #expect(trash.symbolConfiguration == nil)
    let both = UIImage.SymbolConfiguration(weight: .bold).applying(
      UIImage.SymbolConfiguration(scale: .large))
    #expect(bold.symbolConfiguration == both)
    #expect(UIImage.SymbolWeight.bold.fontWeight() == .bold)
    #expect(UIFont.Weight.semibold.symbolWeight() == .semibold)
  }

  @Test("How a picture may be stretched is kept, and is part of what it is")
  func resizing() throws {
    let image = try #require(UIImage(systemName: "trash"))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let resizable = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(resizable.capInsets == insets)
    #expect(resizable.resizingMode == .stretch)
    #expect(resizable != image)
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    let animated = UIImage.animatedImage(with: [image, resizable], duration: 2)
    #expect(animated?.images?.count == 2)
    #expect(animated?.duration == 2)
  }
}
