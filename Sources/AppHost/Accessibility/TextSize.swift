/// How large a text is beside the others on its screen. A host has sizes of its own for each.
public enum TextSize: String, Codable, Sendable {
  case small, body, headline, title, display
}
