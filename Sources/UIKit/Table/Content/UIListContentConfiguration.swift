/// Text, secondary text and an image, as a row or a header shows them.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()

  public var text: String?
  /// Shown in place of `text`.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties

  public var secondaryText: String?
  /// Shown in place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties

  // Kept as data, without effect.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration itself: how a state looks is the host's.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(image)
    hasher.combine(text)
    hasher.combine(attributedText)
    hasher.combine(secondaryText)
    hasher.combine(secondaryAttributedText)
  }
}
