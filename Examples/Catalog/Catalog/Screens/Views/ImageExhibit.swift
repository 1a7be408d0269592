import UIKit

final class ImageExhibit: Exhibit {
  override class var name: String { "Images" }
  override class var sentence: String {
    "An image view shows a picture: a file, or one of the system's symbols."
  }

  override func makeViews() -> [UIView] {
    let names = ["star", "heart", "leaf", "bolt", "cloud"]
    let symbols = names.map { name in
      let view = UIImageView(image: UIImage(systemName: name))
      view.accessibilityLabel = name.capitalized
      return view
    }
    let row = UIStackView(arrangedSubviews: symbols)
    row.spacing = 16
    return [row, line("From bytes", sunFromBytes()), line("From a file", sunFromFile())]
  }

  private func sunFromBytes() -> UIView {
    let image = Data(base64Encoded: Self.sun).flatMap { UIImage(data: $0) }
    return picture(image, "The sun, from bytes")
  }

  private func sunFromFile() -> UIView {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-sun.png")
    try? Data(base64Encoded: Self.sun)?.write(to: file, options: .atomic)
    return picture(UIImage(contentsOfFile: file.path), "The sun, from a file")
  }

  private func picture(_ image: UIImage?, _ label: String) -> UIView {
    let view = UIImageView(image: image)
    view.accessibilityLabel = label
    return view
  }

  /// A PNG of 96 by 64 pixels.
  private static let sun = """
    iVBORw0KGgoAAAANSUhEUgAAAGAAAABACAIAAABqVuVZAAADNUlEQVR42u3ay05TURQG4P9d6L19AE2EgU2UCU7VCBivVAUM
    ICg3iXe5VEAoBQr03E9RMQiUJ8GpjJnj3JWUiTHZEthrnclOvgFt995rrT89nJaApvaaoYCmjpqhgKbOmqGApts1QwGxO6Gh
    gNjd0FBA7F5oKCB2PzQUEHsQGgqIPQwNBcS6QkMB8UehoYD44yBC18eKU7MDexudB5vXjn7kj+sthH6gh/QkvUQLou0Q8SeB
    vMuD5dJC76+t1t/15v+iZbSYtkTSKuLdgaQLA2vVcuE0ufyLNtJ24YYR7wnEDE2O0+VztnQaaDsdItkz4r2BjOpy4TzR/PVW
    Wi6ItY3400DAXrVTVzoNdKBM50j0Bdz2LM3pnGRkdQo0j0R/wMpaKXCk00CHc/ePxIDPZ6g4zpdOA5VgHQGJZz6TiyOVc96z
    Tnlfo0J8UyAx6DOxKgXudE4utEqBbwokhnwO+YklmXQaqBzTIEg89zmUlnskA6JyTIMgOexzOPzeKhkQlWMaBMkRX7sbH2ck
    02mgohyzIDnqazdd7pcPiIpyzILkmKdd3e2QD4iKcsyC5Lin3cG3NvmAqCjHLEi+9LQ72snLB0RFOWZBcsLT7rjeIh8QFeWY
    BalXnnZRBcQxC1KvPe2iusQ4ZkHqjafdwVYUv6S32jhmQeqtp109iOI2H3RwzILUO1e7mbU++YCoKMcsSL13tbs5Py0fEBXl
    mAWpDy6Hw23ZL6vbrUyDID3pcijb3ZIBUTmmQZCecjlcmStJBkTlmAZBetplYntdMulQIb4pkJ5xmVyaWz3a5f+j/W6eCvFN
    gXTR5fNifZQ7ICrBOgLSnxxWts94odHh3P0jPetwq2+2s3x03mwXaB6ZeUfA/hfNGdGBMp0j89mRYYfarjU6SqxtZBYcMcPW
    6Dnva7SdDpHsGZlFR1JzeeXMbyXaSNuFG0am5Mi7urpYDroPd071fY2W0WLaEkmryCw5Ebq1PlX0+/a/tv/cbqPL5+TfgHfz
    9JCepJdoQbQdIlO2DQVkV2xDAdlV21BAtmIbCsiu2YYCsuu2oYDshm0oIFu1DQXkbMtQQM6xDAXkXMtQQM6zDIU/OvYRLZn8
    1fAAAAAASUVORK5CYII=
    """.replacingOccurrences(of: "\n", with: "")
}
