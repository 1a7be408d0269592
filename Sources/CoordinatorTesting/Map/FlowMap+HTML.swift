import Foundation

extension FlowMap {
  /// A page with the picture, in which each screen opens at full size.
  ///
  /// - Parameter svg: the map as Graphviz has drawn it.
  public func html(svg: String) -> String {
    let drawing = svg.range(of: "<svg").map { String(svg[$0.lowerBound...]) } ?? ""
    let screens = boxes.enumerated().map { index, box in
      let title = box.title.isEmpty ? box.screen : box.title
      let findings = box.findings.map { "<p class=\"wrong\">\($0.escaped)</p>" }.joined()
      return """
        <section id="b\(index)" aria-label="\(title.escaped)">
        <h2>\(title.escaped)</h2>
        <p>\((box.flow + [box.screen]).joined(separator: " › ").escaped)</p>\(findings)
        <pre>\(box.lines.joined(separator: "\n").escaped)</pre>
        <a href="#">Back to the map</a>
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
      .wrong { color: #c0262d; }
      </style>
      <h1>\(app.escaped)</h1>
      <main>\(drawing)</main>
      \(screens.joined(separator: "\n"))
      </html>

      """
  }
}
