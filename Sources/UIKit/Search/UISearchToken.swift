/// A piece of a search that stands before the text and is no text: a person, a date.
@MainActor open class UISearchToken: NSObject {
  open var representedObject: Any?
  package let icon: UIImage?
  package let text: String

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
