/// Makes HTML of what an inspector shows.
package struct InspectorMarkup {
  static let path = "/inspector"

  let sections: [InspectorSection]

  package init(_ sections: [InspectorSection]) { self.sections = sections }

  package var html: [HTML] { sections.map(section) }

  /// Changes with what is to be seen.
  package var version: String { Fingerprint.of(html.map(\.rendered).joined().utf8) }

  private func section(_ section: InspectorSection) -> HTML {
    let id = "i-\(section.name)"
    let note: [HTML] =
      section.note.isEmpty ? [] : [.element("p", ["class": "note"], [.text(section.note)])]
    return .element(
      "section", ["id": id, "aria-labelledby": "\(id)-title"],
      [.element("h2", ["id": "\(id)-title"], [.text(section.title)])] + note
        + [content(of: section, id: "\(id)-content")] + tools(of: section, id))
  }

  private func content(of section: InspectorSection, id: String) -> HTML {
    switch section.content {
    case .outline(let lines): return outline(lines[...], depth: 0)
    case .log(let lines, let count):
      let rows = lines.enumerated().reversed().map { index, line in
        HTML.element(
          "li", ["value": "\(count - lines.count + index + 1)", "dir": "auto"], [.text(line)])
      }
      // It scrolls by itself.
      return .element(
        "ol", ["id": id, "class": "log", "tabindex": "0", "aria-label": section.title], rows)
    case .problems(let lines):
      return .element(
        "ul", ["class": "problems"], lines.map { .element("li", ["dir": "auto"], [.text($0)]) })
    case .code(let text):
      return .element(
        "pre", ["id": id, "tabindex": "0", "aria-label": section.title], [.text(text)])
    case .nothing(let words): return .element("p", ["class": "nothing"], [.text(words)])
    }
  }

  /// A list, and in each of its items those that lie deeper.
  private func outline(_ lines: ArraySlice<InspectorSection.Line>, depth: Int) -> HTML {
    var rest = lines
    var items: [HTML] = []
    while let line = rest.popFirst() {
      let below = rest.prefix { $0.depth > line.depth }
      rest = rest.dropFirst(below.count)
      let words: HTML = .element("span", ["dir": "auto"], [.text(line.text)])
      items.append(
        .element(
          "li", ["class": line.isShown ? "shown" : nil],
          below.isEmpty ? [words] : [words, outline(below, depth: depth + 1)]))
    }
    return .element("ul", ["class": depth == 0 ? "outline" : nil], items)
  }

  private func tools(of section: InspectorSection, _ id: String) -> [HTML] {
    let buttons = section.buttons.map { Self.button($0, id: "\(id)-\($0.name)") }
    let files = section.files.map { file in
      HTML.element(
        "a",
        [
          "id": "\(id)-\(file.name)", "class": "button tinted", "href": "\(Self.path)/\(file.name)",
          "download": file.name,
        ], [.text(file.title)])
    }
    var copy: [HTML] = []
    if case .code = section.content {
      copy = [
        .element(
          "button",
          [
            "id": "\(id)-copy", "type": "button", "class": "button tinted copy",
            "data-copy": "\(id)-content",
          ], [.text("Copy")])
      ]
    }
    let tools = buttons + copy + files
    return tools.isEmpty ? [] : [.element("div", ["class": "tools"], tools)]
  }

  /// A form of its own, which works without the script as well.
  static func button(_ button: InspectorSection.Button, id: String) -> HTML {
    .element(
      "form", ["method": "post", "action": path],
      [
        .element(
          "button",
          ["id": id, "class": "button tinted", "name": "press", "value": button.name],
          [.text(button.title)])
      ])
  }
}
