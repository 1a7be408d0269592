extension FlowMap {
  /// The map for Graphviz: flows are clusters; a thick arrow leads to a layer above, a dashed one
  /// back; what is wrong is red.
  public var graphviz: String {
    var lines = [
      "digraph \(app.quoted) {",
      "  rankdir=LR; fontname=\"Helvetica\"; nodesep=0.35; ranksep=0.9; compound=true;",
      "  node [shape=plain fontname=\"Helvetica\" fontsize=11];",
      "  edge [fontname=\"Helvetica\" fontsize=9 color=\"#3a5a85\" fontcolor=\"#333333\"];",
    ]
    let numbers = Dictionary(uniqueKeysWithValues: boxes.enumerated().map { ($1.id, $0) })
    lines += graphviz(FlowTree(self), indent: "  ")
    for arrow in arrows {
      guard let from = numbers[arrow.from], let to = numbers[arrow.to] else { continue }
      lines.append("  b\(from) -> b\(to) [\(attributes(of: arrow))];")
    }
    // Last: what a graph is called, the clusters before it are not.
    lines.append(
      "  label=\(Self.legend.quoted); labelloc=b; labeljust=l; fontsize=10; fontcolor=\"#55606e\";")
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  static let legend = """
    thin arrow: onto the same stack · thick: a layer above · dashed: back · green: the start · \
    red: what is wrong
    """

  private func graphviz(_ tree: FlowTree, indent: String) -> [String] {
    var lines = tree.boxes.map { "\(indent)b\($0) [label=<\(table(boxes[$0]))> URL=\"#b\($0)\"];" }
    for flow in tree.flows {
      let name = flow.path.joined(separator: "/")
      lines.append("\(indent)subgraph \("cluster \(name)".quoted) {")
      lines.append(
        "\(indent)  label=\(flow.name.quoted); style=\"rounded\"; color=\"#9aa7b8\";"
          + " fontcolor=\"#55606e\"; fontsize=10;")
      lines += graphviz(flow, indent: indent + "  ")
      lines.append("\(indent)}")
    }
    return lines
  }

  private func table(_ box: Box) -> String {
    let isWrong = !box.findings.isEmpty
    let color = isWrong ? "#c0262d" : box.isStart ? "#1d6b3a" : "#5b6b80"
    var rows = [
      "<TR><TD BGCOLOR=\"\(color)\"><FONT COLOR=\"white\"><B>\(box.name.escaped)</B></FONT></TD></TR>"
    ]
    let shown = box.lines.filter { !$0.hasSuffix(":") && !$0.contains("screen “") }.prefix(7)
    let text = shown.map { line in
      let short = line.drop { $0 == " " }
      return (short.count > 34 ? "\(short.prefix(33))…" : String(short)).escaped
    }
    let body = text.isEmpty ? " " : text.joined(separator: "<BR ALIGN=\"LEFT\"/>")
    rows.append(
      "<TR><TD ALIGN=\"LEFT\" BALIGN=\"LEFT\"><FONT POINT-SIZE=\"9\">\(body)</FONT></TD></TR>")
    for finding in box.findings {
      rows.append(
        "<TR><TD ALIGN=\"LEFT\"><FONT POINT-SIZE=\"9\" COLOR=\"#c0262d\">\(finding.escaped)</FONT>"
          + "</TD></TR>")
    }
    return "<TABLE BORDER=\"\(isWrong ? 2 : 1)\" COLOR=\"\(color)\" CELLBORDER=\"0\""
      + " CELLSPACING=\"0\" CELLPADDING=\"4\" BGCOLOR=\"white\">\(rows.joined())</TABLE>"
  }

  private func attributes(of arrow: Arrow) -> String {
    let more = arrow.labels.count > 3 ? ["+\(arrow.labels.count - 3)"] : []
    let label = (arrow.labels.prefix(3) + more + arrow.findings).joined(separator: "\n")
    var attributes = ["label=\(label.quoted)"]
    switch arrow.kind {
    case .horizontal, .swap: break
    case .vertical: attributes.append("penwidth=2.2 arrowhead=normalnormal")
    case .back: attributes.append("style=dashed color=\"#9aa7b8\" constraint=false")
    }
    if !arrow.findings.isEmpty { attributes.append("color=\"#c0262d\" fontcolor=\"#c0262d\"") }
    return attributes.joined(separator: " ")
  }
}

extension String {
  /// As text in HTML, SVG and Graphviz's labels.
  var escaped: String {
    reduce(into: "") { text, letter in
      switch letter {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.append(letter)
      }
    }
  }
}
