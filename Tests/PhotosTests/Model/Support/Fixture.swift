import Foundation

/// Tiny pictures in `Fixtures`: blue, with a red quarter at the top left of the stored pixels.
enum Fixture: String, CaseIterable, Sendable {
  case wide = "wide.jpg"
  /// Stored 64 by 40, to be shown turned by a quarter; its camera calls itself “SecretCamera”.
  case turned = "turned.jpg"
  case cmyk = "cmyk.jpg"
  case small = "small.png"
  case clear = "clear.png"
  case lossy = "lossy.webp"
  case lossless = "lossless.webp"
  case alpha = "alpha.webp"

  var data: Data {
    get throws {
      try Data(contentsOf: Bundle.module.bundleURL.appending(path: "Fixtures/\(rawValue)"))
    }
  }

  /// In pixels, as stored.
  var size: (width: Int, height: Int) {
    switch self {
    case .wide: (640, 400)
    case .turned, .cmyk, .small: (64, 40)
    case .clear, .lossy, .lossless, .alpha: (48, 64)
    }
  }
}
