public import AppHost

/// What a step is done to, named as a person would: what it is called, and, where that is not enough,
/// what kind of thing it is, what the row or group around it shows, or which one of several it is. So
/// it is found in another session as well, where every identity is another one.
public struct Target: Hashable, Sendable {
  /// What it is called, or a text that the row shows; nil for a thing without a name.
  public var label: String?
  public var role: AccessibilityRole?
  /// What the row, cell, group or section that it is in shows.
  public var container: String?
  /// What tests know it by. Only where people have no name for it.
  public var identifier: String?
  /// Which of those that all this fits, from the top of the screen, beginning with 1.
  public var number: Int?

  public init(
    _ label: String? = nil, role: AccessibilityRole? = nil, in container: String? = nil,
    identifier: String? = nil, number: Int? = nil
  ) {
    self.label = label
    self.role = role
    self.container = container
    self.identifier = identifier
    self.number = number
  }
}

extension Target: CustomStringConvertible {
  /// As in a script: `button "Buy" in "Alpine Dawn"`.
  public var description: String {
    var words: [String] = []
    if let role { words.append(role.word) }
    if let label { words.append(label.quoted) }
    if let identifier { words.append("identifier \(identifier.quoted)") }
    if let container { words.append("in \(container.quoted)") }
    if let number { words.append("number \(number)") }
    return words.joined(separator: " ")
  }
}

extension AccessibilityRole {
  /// `backButton` as scripts have it: `back-button`.
  var word: String {
    rawValue.reduce(into: "") { word, letter in
      word += letter.isUppercase ? "-\(letter.lowercased())" : "\(letter)"
    }
  }

  static let byWord = Dictionary(uniqueKeysWithValues: allCases.map { ($0.word, $0) })
}

extension String {
  /// In quotation marks, with what they could be mistaken for taken care of.
  var quoted: String { "\"\(escaped(closing: "\""))\"" }

  /// As the name of a sample, in angle brackets.
  var bracketed: String { "<\(escaped(closing: ">"))>" }

  /// By scalars: an accent may follow a quotation mark.
  private func escaped(closing mark: Unicode.Scalar) -> String {
    var result = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case mark, "\\": result += ["\\", scalar]
      case "\n": result += ["\\", "n"]
      case "\r": result += ["\\", "r"]
      // They end a line as well.
      case "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}":
        result += "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
