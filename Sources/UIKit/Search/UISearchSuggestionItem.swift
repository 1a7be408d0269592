/// A suggestion made of a text, an explanation and an icon.
@MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  open var localizedSuggestion: String? { text?.string }
  open var localizedAttributedSuggestion: NSAttributedString? { text?.attributedString }
  public let localizedDescription: String?
  public let iconImage: UIImage?
  open var representedObject: Any?

  private let text: TextContent?

  private init(_ text: TextContent, _ description: String?, _ iconImage: UIImage?) {
    self.text = text
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }

  public convenience init(localizedSuggestion suggestion: String) {
    self.init(.plain(suggestion), nil, nil)
  }
  public convenience init(
    localizedSuggestion suggestion: String, localizedDescription description: String?
  ) { self.init(.plain(suggestion), description, nil) }
  public convenience init(
    localizedSuggestion suggestion: String, localizedDescription description: String?,
    iconImage: UIImage?
  ) { self.init(.plain(suggestion), description, iconImage) }

  public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
    self.init(.attributed(suggestion), nil, nil)
  }
  public convenience init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String?
  ) { self.init(.attributed(suggestion), description, nil) }
  public convenience init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String?, iconImage: UIImage?
  ) { self.init(.attributed(suggestion), description, iconImage) }
}
