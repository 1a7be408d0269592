import AppHost

/// An app's screens and the ways between them, made of what a crawl has seen: a box for each class of
/// screen in each flow, an arrow for what leads from one to another.
public struct FlowMap: Codable, Equatable, Sendable {
  public var app: String
  public var boxes: [Box]
  public var arrows: [Arrow]

  public struct Box: Codable, Equatable, Sendable {
    /// The flow and the class: the same in every map of the app.
    public var id: String
    public var screen: String
    public var title: String
    /// The coordinators that it belongs to, the outermost first.
    public var flow: [String]
    /// What one of its states shows.
    public var lines: [String]
    public var isStart: Bool
    /// What is wrong with it.
    public var findings: [String]

    /// What a picture calls it.
    var name: String { title.isEmpty ? screen : title }
  }

  public struct Arrow: Codable, Equatable, Sendable {
    public enum Kind: String, Codable, Sendable {
      /// Onto the same stack.
      case horizontal
      /// A layer above.
      case vertical
      /// To what was there before.
      case back
      /// In place of what was there.
      case swap
    }

    public var from: String
    public var to: String
    public var kind: Kind
    /// What the user did, in each way that leads there.
    public var labels: [String]
    public var findings: [String]
  }

  public init(_ report: CrawlReport, app: String) {
    self.app = app
    boxes = []
    arrows = []
    var places: [String: Int] = [:]
    for state in report.graph.states {
      let id = Self.id(of: state.place)
      if let known = places[id] {
        if boxes[known].title != state.place.title, !boxes[known].title.hasSuffix(" …") {
          boxes[known].title += " …"
        }
        continue
      }
      places[id] = boxes.count
      boxes.append(
        Box(
          id: id, screen: state.place.screen, title: state.place.title, flow: state.place.flow,
          lines: state.place.lines, isStart: boxes.isEmpty, findings: []))
    }
    addArrows(report.graph)
    add(report.findings, report.graph, places)
  }

  private static func id(of place: Place) -> String {
    (place.flow + [place.screen]).joined(separator: "/")
  }

  private mutating func addArrows(_ graph: CrawlGraph) {
    var known: [String: Int] = [:]
    for state in graph.states {
      for (choice, outcome) in zip(state.place.choices, state.outcomes) {
        guard case .state(let target) = outcome else { continue }
        let (from, to) = (state.place, graph.states[target].place)
        let ends = (Self.id(of: from), Self.id(of: to))
        guard ends.0 != ends.1 else { continue }
        let label = Self.label(of: choice)
        if let arrow = known["\(ends.0) \(ends.1)"] {
          if !arrows[arrow].labels.contains(label) { arrows[arrow].labels.append(label) }
          continue
        }
        known["\(ends.0) \(ends.1)"] = arrows.count
        arrows.append(
          Arrow(
            from: ends.0, to: ends.1, kind: Self.kind(from.path, to.path), labels: [label],
            findings: []))
      }
    }
  }

  private static func kind(_ from: [String], _ to: [String]) -> Arrow.Kind {
    if to.count > from.count, to.starts(with: from) {
      let layers: Set = ["sheet", "popover", "fullScreen"]
      return to.dropFirst(from.count).contains(where: layers.contains) ? .vertical : .horizontal
    }
    return from.starts(with: to) ? .back : .swap
  }

  /// A tap is what it is done to; the rest is what a script says.
  private static func label(of choice: Choice) -> String {
    guard choice.steps.count == 1, case .tap(let target) = choice.steps[0].action,
      let label = target.label
    else { return choice.description }
    return target.role == .backButton ? "‹ \(label)" : label
  }

  private mutating func add(_ findings: [Finding], _ graph: CrawlGraph, _ places: [String: Int]) {
    for finding in findings {
      guard let state = finding.state.flatMap({ graph[$0] }),
        let box = places[Self.id(of: state.place)]
      else { continue }
      let choice = finding.choice.flatMap { state.place.choices.firstIndex(of: $0) }
      if case .state(let target)? = choice.flatMap({ state.outcomes[$0] }),
        let arrow = arrows.firstIndex(where: {
          $0.from == boxes[box].id && $0.to == Self.id(of: graph.states[target].place)
        })
      {
        arrows[arrow].findings.append(finding.problem.message)
      } else {
        boxes[box].findings.append(finding.problem.message)
      }
    }
  }

  /// Only the boxes of the flow, those of flows within it, and what leads there and away.
  public func filtered(flow: String) -> FlowMap {
    let inside = Set(boxes.filter { $0.flow.contains(flow) }.map(\.id))
    var copy = self
    copy.arrows = arrows.filter { inside.contains($0.from) || inside.contains($0.to) }
    let ends = Set(copy.arrows.flatMap { [$0.from, $0.to] })
    copy.boxes = boxes.filter { inside.contains($0.id) || ends.contains($0.id) }
    return copy
  }
}

/// The flows of a map, each within the one that it is started from.
struct FlowTree {
  var name: String
  var path: [String]
  var boxes: [Int] = []
  var flows: [FlowTree] = []

  init(_ map: FlowMap) {
    self.init(name: "", path: [])
    for (index, box) in map.boxes.enumerated() { add(index, box.flow[...]) }
  }

  private init(name: String, path: [String]) {
    self.name = name
    self.path = path
  }

  private mutating func add(_ box: Int, _ flow: ArraySlice<String>) {
    guard let first = flow.first else { return boxes.append(box) }
    if let known = flows.firstIndex(where: { $0.name == first }) {
      return flows[known].add(box, flow.dropFirst())
    }
    flows.append(FlowTree(name: first, path: path + [first]))
    flows[flows.count - 1].add(box, flow.dropFirst())
  }
}
