extension UIImage {
  /// Whether a picture is shown in its own colours or as a stencil in the tint colour.
  public enum RenderingMode: Int, Sendable {
    /// As the view that shows it sees fit: a stencil in bars and buttons, its own in image views.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How the stored pixels are to be turned for the picture to stand upright.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
}
