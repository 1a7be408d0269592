extension FlowMap {
  /// The map for Mermaid, which shows in a README or a pull request.
  public var mermaid: String {
    var lines = ["flowchart LR"]
    let numbers = Dictionary(uniqueKeysWithValues: boxes.enumerated().map { ($1.id, $0) })
    lines += mermaid(FlowTree(self), indent: "  ")
    for arrow in arrows {
      guard let from = numbers[arrow.from], let to = numbers[arrow.to] else { continue }
      let more = arrow.labels.count > 3 ? ["+\(arrow.labels.count - 3)"] : []
      let label = (arrow.labels.prefix(3) + more).map(\.plain).joined(separator: "<br>")
      let line =
        switch arrow.kind {
        case .horizontal, .swap: "-->"
        case .vertical: "==>"
        case .back: "-.->"
        }
      lines.append("  b\(from) \(line)|\"\(label)\"| b\(to)")
    }
    let wrong = boxes.indices.filter { !boxes[$0].findings.isEmpty }
    if !wrong.isEmpty {
      lines.append("  classDef wrong stroke:#c0262d,stroke-width:3px")
      lines.append("  class \(wrong.map { "b\($0)" }.joined(separator: ",")) wrong")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func mermaid(_ tree: FlowTree, indent: String) -> [String] {
    var lines = tree.boxes.map { "\(indent)b\($0)[\"\(boxes[$0].name.plain)\"]" }
    for flow in tree.flows {
      let id = flow.path.joined(separator: "_")
      lines.append("\(indent)subgraph \(id)[\"\(flow.name.plain)\"]")
      lines += mermaid(flow, indent: indent + "  ")
      lines.append("\(indent)end")
    }
    return lines
  }
}

extension String {
  /// Without what means something to Mermaid.
  fileprivate var plain: String { replacing("\"", with: "#quot;").replacing("\n", with: " ") }
}
