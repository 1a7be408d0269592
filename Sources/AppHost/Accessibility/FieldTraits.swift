/// What a text field tells about what is to be written into it.
public struct FieldTraits: Codable, Equatable, Sendable {
  public var placeholder: String
  /// What the field is for, in UIKit's words (`UITextContentType.rawValue`): "username",
  /// "password", "new-password", "email", …
  public var contentType: String?
  /// Whether what is written must not be readable on screen, in records or in logs.
  public var isSecure: Bool
  public var keyboard: Keyboard
  public var capitalizes: Bool
  public var autocorrects: Bool
  /// What the return key says: "go", "next", "done", "search", "send", or nil for plain return.
  public var returnKey: String?

  /// Whether it takes several lines.
  public var isMultiline: Bool

  public enum Keyboard: String, Codable, Sendable { case text, email, number, decimal, phone, url }

  public init(
    placeholder: String = "", contentType: String? = nil, isSecure: Bool = false,
    keyboard: Keyboard = .text, capitalizes: Bool = true, autocorrects: Bool = true,
    returnKey: String? = nil, isMultiline: Bool = false
  ) {
    self.placeholder = placeholder
    self.contentType = contentType
    self.isSecure = isSecure
    self.keyboard = keyboard
    self.capitalizes = capitalizes
    self.autocorrects = autocorrects
    self.returnKey = returnKey
    self.isMultiline = isMultiline
  }
}
