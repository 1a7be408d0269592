import Foundation

/// The name of an account: shown as it was typed, compared more kindly.
struct AccountName: Hashable, Sendable {
  static let longest = 64

  /// As typed, without the white space around it.
  let text: String

  /// The same for all names that count as one: Unicode's NFKC_Casefold, so neither case nor how an
  /// accent was typed nor an invisible character makes “Ann” another person than “ann”.
  let key: String

  init(_ typed: String) throws(StoreError) {
    let text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
    // One character may carry any number of accents, so bytes are counted as well, and first:
    // that is all the work that a megabyte is worth.
    guard text.utf8.count <= Self.longest * 32, text.count <= Self.longest else {
      throw .nameTooLong
    }
    let key = Self.folded(text)
    guard !key.isEmpty else { throw .nameEmpty }
    guard !text.unicodeScalars.contains(where: Self.isControl) else { throw .nameHasControls }
    self.text = text
    self.key = key
  }

  static func == (a: AccountName, b: AccountName) -> Bool { a.key == b.key }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }

  private static func folded(_ text: String) -> String {
    // Upper case first: “ß” and “ss”, and the two small sigmas, only meet up there.
    let caseless = text.precomposedStringWithCompatibilityMapping.uppercased().lowercased()
    let visible = caseless.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    return String(String.UnicodeScalarView(visible)).precomposedStringWithCompatibilityMapping
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Line and paragraph separators do to a line what a line feed does.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
