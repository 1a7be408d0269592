import Foundation

extension FlowMap {
  /// A page with the picture, in which each screen opens at full size.
  ///
  /// - Parameter svg: the map as Graphviz has drawn it.
  public func html(svg: String) -> String {
    let drawing = svg.range(of: "<svg").map { String(svg[$0.lowerBound...]) } ?? ""
    let screens = boxes.enumerated().map { index, box in
      let findings = box.findings.map { "<p class=\"wrong\">\($0.escaped)</p>" }.joined()
      return """
        <section id="b\(index)" aria-label="\(box.name.escaped)">
        <h2>\(box.name.escaped)</h2>
        <p>\((box.flow + [box.screen]).joined(separator: " › ").escaped)</p>\(findings)
        <pre>\(box.lines.joined(separator: "\n").escaped)</pre>
        \(ways(to: box))\(ways(from: box))<a href="#">Back to the map</a>
        </section>
        """
    }
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(app.escaped): map</title>
      <style>
      body { font: 16px/1.5 system-ui, sans-serif; margin: 1rem; color: #223; }
      main { overflow: auto; } main svg { max-width: none; height: auto; }
      section { display: none; position: fixed; inset: 0; overflow: auto; padding: 2rem;
        background: #fff; }
      section:target { display: block; }
      pre { font-size: 1.1rem; border: 1px solid #9aa7b8; border-radius: 8px; padding: 1rem;
        max-width: 40rem; white-space: pre-wrap; }
      h3 { font-size: 1rem; margin-bottom: 0; } ul { margin-top: 0; padding-left: 1.2rem; }
      .wrong { color: #c0262d; }
      </style>
      <h1>\(app.escaped)</h1>
      <main>\(drawing)</main>
      \(screens.joined(separator: "\n"))
      </html>

      """
  }

  private func ways(from box: Box) -> String {
    list("From here", arrows.filter { $0.from == box.id }) { arrow in
      "\(text(of: arrow)) → \(link(to: arrow.to))"
    }
  }

  private func ways(to box: Box) -> String {
    list("To here", arrows.filter { $0.to == box.id }) { arrow in
      "\(link(to: arrow.from)) → \(text(of: arrow))"
    }
  }

  private func list(_ heading: String, _ arrows: [Arrow], _ item: (Arrow) -> String) -> String {
    if arrows.isEmpty { return "" }
    let items = arrows.map { arrow in
      let findings = arrow.findings.map { " <span class=\"wrong\">\($0.escaped)</span>" }.joined()
      return "<li>\(item(arrow))\(findings)</li>\n"
    }
    return "<h3>\(heading)</h3>\n<ul>\n\(items.joined())</ul>\n"
  }

  private func text(of arrow: Arrow) -> String { arrow.labels.joined(separator: ", ").escaped }

  private func link(to id: String) -> String {
    guard let index = boxes.firstIndex(where: { $0.id == id }) else { return id.escaped }
    return "<a href=\"#b\(index)\">\(boxes[index].name.escaped)</a>"
  }
}
