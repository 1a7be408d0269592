import Foundation

extension CrawlReport {
  /// The report for people: what was seen, and each finding with its script.
  public func text(of app: String) -> String {
    var text = "\(app): \(summary)\n"
    for finding in findings {
      text += "\n\(finding.problem.kind): \(finding.problem.message)\n"
      text += finding.script.map { $0.map { "  \($0)\n" }.joined() } ?? ""
      if finding.script?.isEmpty == true { text += "  (as it starts)\n" }
    }
    let count = findings.count
    text += "\n\(count == 0 ? "nothing found" : count == 1 ? "1 finding" : "\(count) findings")"
    return text
  }

  private var summary: String {
    var parts = [
      "\(graph.states.count) states", "\(graph.edgeCount) of their choices tried",
      "\(statistics.choices) made, \(statistics.repeated) of them again",
      "\(statistics.starts) starts",
    ]
    if statistics.lost > 0 { parts.append("\(statistics.lost) states could not be reached again") }
    if statistics.isCut { parts.append("not all was explored") }
    let time = duration.formatted(
      .units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 2)))
    return parts.joined(separator: ", ") + (duration == .zero ? "" : " in \(time)")
  }

  private struct Document: Encodable {
    struct Entry: Encodable {
      let kind: String
      let subject: String
      let message: String
      let script: [String]?
    }

    let app: String
    let states: Int
    let tried: Int
    let complete: Bool
    let seconds: Double
    let statistics: CrawlStatistics
    let findings: [Entry]
  }

  /// The same for machines.
  public func json(of app: String) -> String {
    let document = Document(
      app: app, states: graph.states.count, tried: graph.edgeCount, complete: !statistics.isCut,
      seconds: duration / .seconds(1), statistics: statistics,
      findings: findings.map {
        Document.Entry(
          kind: $0.problem.kind.rawValue, subject: $0.problem.subject, message: $0.problem.message,
          script: $0.script?.map(\.description))
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts, whole numbers and a duration, which can always be encoded.
    let data = (try? encoder.encode(document)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
