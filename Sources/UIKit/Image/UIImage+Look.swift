extension UIImage {
  public var renderingMode: RenderingMode { look.renderingMode }

  public var imageOrientation: Orientation {
    switch header?.orientation {
    case 2: .upMirrored
    case 3: .down
    case 4: .downMirrored
    case 5: .leftMirrored
    case 6: .right
    case 7: .rightMirrored
    case 8: .left
    default: .up
    }
  }

  /// The colour given by `withTintColor`.
  package var tintColor: UIColor? { look.tintColor }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  public func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tintColor = color }
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    changed { $0.configuration = configuration }
  }

  func changed(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(source: source, header: header, look: look)
  }
}
