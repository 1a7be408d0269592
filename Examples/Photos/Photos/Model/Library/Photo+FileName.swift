import Foundation

extension Photo {
  /// The photo that a file of this name is sold as.
  init(fileName: String) {
    let name = (fileName as NSString).deletingPathExtension
    let title = name.map { $0 == "_" || $0 == "-" ? " " : String($0) }.joined()
    let isBlank = title.allSatisfy(\.isWhitespace)
    self.init(
      id: Self.id(fileName: fileName), title: isBlank ? fileName : title, description: nil)
  }

  /// The name itself, but for bytes that mean something in a URL: those are `~` and two digits.
  ///
  /// `~` is written so too, so two names never share an id; the extension is kept, so `a.jpg`
  /// and `a.png` do not either.
  private static func id(fileName: String) -> String {
    fileName.utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      let isPlain =
        character.isASCII && (character.isLetter || character.isNumber)
        || character == "-" || character == "." || character == "_"
      return isPlain ? String(character) : "~" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}
