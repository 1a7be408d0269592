import Testing
import UIKit

@MainActor @Suite struct ColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test("A dynamic colour is what its provider says for the traits")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: light) == .black)
    #expect(color.resolvedColor(with: dark) == .white)
    var white: CGFloat = -1
    color.getWhite(&white, alpha: nil)
    #expect(white == 0)
  }

  @Test("A system colour is resolved too, and is a fixed one then")
  func system() {
    let color = UIColor.systemRed.resolvedColor(with: dark)
    #expect(color != .systemRed)
    #expect(color == UIColor.systemRed.resolvedColor(with: dark))
    #expect(color != UIColor.systemRed.resolvedColor(with: light))
    #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
  }

  @Test(
    "Hue, saturation and brightness, there and back",
    arguments: [
      (0.0, 1.0, 1.0), (0.25, 0.5, 0.75), (0.6, 0.2, 0.9), (0.9, 1.0, 0.5),
    ])
  func hue(hue: Double, saturation: Double, brightness: Double) {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(
      hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness),
      alpha: 0.5
    )
    .getHue(&h, saturation: &s, brightness: &b, alpha: &a)
    #expect(abs(Double(h) - hue) < 1e-9)
    #expect(abs(Double(s) - saturation) < 1e-9)
    #expect(abs(Double(b) - brightness) < 1e-9)
    #expect(a == 0.5)
  }

  @Test("A colour of an asset catalog, as it lies in a bundle")
  func named() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).bundle")
    let asset = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
    try FileManager.default.createDirectory(at: asset, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "0.5"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "gray-gamma-22", "components": {"white": "255", "alpha": "1.0"}}}
      ]}
      """
    try document.write(
      to: asset.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(url: folder))
    let color = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
    #expect(
      color.resolvedColor(with: light)
        == UIColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 0.5))
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(UIColor(named: "Other", in: bundle, compatibleWith: nil) == nil)
  }
}
