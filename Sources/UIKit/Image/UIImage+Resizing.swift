// Kept without effect: a host fits pictures into its own layout.
extension UIImage {
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  public var capInsets: UIEdgeInsets { look.capInsets }
  public var resizingMode: ResizingMode { look.resizingMode }
  public var alignmentRectInsets: UIEdgeInsets { look.alignmentInsets }
  public var flipsForRightToLeftLayoutDirection: Bool { look.flips }
  public var baselineOffsetFromBottom: CGFloat? { look.baselineOffset }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentInsets = alignmentInsets }
  }

  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flips = true }
  }

  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }

  public func imageWithoutBaseline() -> UIImage { changed { $0.baselineOffset = nil } }
}
