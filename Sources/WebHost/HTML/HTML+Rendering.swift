extension HTML {
  package var rendered: String {
    var output = ""
    render(into: &output)
    return output
  }

  func render(into output: inout String) {
    switch self {
    case .text(let text): HTML.escape(text, into: &output)
    case .element(let element): element.render(into: &output)
    }
  }

  /// Escapes for text and for attribute values in double quotes alike.
  static func escape(_ text: String, into output: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      case "'": output += "&#39;"
      // HTML has no way to write these, and a parser takes them for errors.
      case "\0"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{7F}": output += "\u{FFFD}"
      // A parser would make a line feed of it, and the page and the value would differ.
      case "\r": output += "&#13;"
      default: output.unicodeScalars.append(scalar)
      }
    }
  }
}

extension HTMLElement {
  package var rendered: String { HTML.element(self).rendered }

  /// Elements that have no end tag and nothing in them.
  private static let void: Set<String> = ["br", "hr", "img", "input", "link", "meta"]

  func render(into output: inout String) {
    output += "<" + tag
    for attribute in attributes {
      output += " " + attribute.name
      if attribute.value.isEmpty { continue }
      output += "=\""
      HTML.escape(attribute.value, into: &output)
      output += "\""
    }
    output += ">"
    // A parser leaves out a line feed that comes first, whoever it was meant by.
    if tag == "textarea" { output += "\n" }
    if Self.void.contains(tag) { return }
    for child in children { child.render(into: &output) }
    output += "</" + tag + ">"
  }
}
