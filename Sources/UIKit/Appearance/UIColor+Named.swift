extension UIColor {
  /// The colour of that name in an asset catalog of the app's main bundle.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Nobody compiles asset catalogs on Linux: the catalog, a folder "….xcassets", is among the bundle's
  /// resources as it stands.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let asset = ColorAsset(named: name, in: bundle ?? .main),
      let light = asset.components(inDark: false)
    else { return nil }
    let dark = asset.components(inDark: true) ?? light
    self.init(light: light, dark: dark, systemName: nil)
  }
}

/// A colour of an asset catalog, as its document has it.
private struct ColorAsset: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable {
      let appearance: String
      let value: String
    }
    struct Color: Decodable {
      /// Red, green, blue and alpha, or white and alpha: from 0 to 1, or from 0 to 255 without a
      /// point, or as "0xFF".
      let components: [String: String]
    }
    let appearances: [Appearance]?
    let color: Color?

    var isDark: Bool {
      appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
    }
  }

  let colors: [Entry]

  init?(named name: String, in bundle: Bundle) {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let files = FileManager.default
    let catalogs =
      (try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for catalog in catalogs where catalog.pathExtension == "xcassets" {
      let document = catalog.appendingPathComponent("\(name).colorset/Contents.json")
      guard let data = try? Data(contentsOf: document),
        let asset = try? JSONDecoder().decode(ColorAsset.self, from: data)
      else { continue }
      self = asset
      return
    }
    return nil
  }

  func components(inDark: Bool) -> UIColor.Components? {
    let entry = colors.first { $0.isDark == inDark && ($0.appearances == nil || inDark) }
    guard let parts = entry?.color?.components else { return nil }
    let white = parts["white"].flatMap(Self.part)
    guard let red = parts["red"].flatMap(Self.part) ?? white,
      let green = parts["green"].flatMap(Self.part) ?? white,
      let blue = parts["blue"].flatMap(Self.part) ?? white
    else { return nil }
    return UIColor.Components(
      red: red, green: green, blue: blue, alpha: parts["alpha"].flatMap(Self.part) ?? 1)
  }

  private static func part(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if text.contains(".") { return Double(text) }
    return Double(text).map { $0 / 255 }
  }
}
