import CoordinatorTesting

/// A graph made by a test, explored as if it were an app: states are names, and each choice leads
/// from one to another.
@MainActor final class GraphExplorer: Explorer {
  struct Node {
    var ways: [(choice: String, to: String)] = []
    var path: [String]?
    var coordinators: [String] = []
  }

  let nodes: [String: Node]
  /// What goes wrong with a choice in a state.
  var problems: [String: Problem] = [:]
  /// Choices that lead elsewhere every second time.
  var fickle: [String: String] = [:]
  private(set) var present = ""
  /// All that was done, in order: `*` for a start.
  private(set) var log: [String] = []

  init(_ nodes: [String: Node]) { self.nodes = nodes }

  /// From lines such as `home: a > one, b > two`. The first line is where it starts.
  convenience init(_ lines: String...) {
    var nodes: [String: Node] = [:]
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1)
      let ways = parts.count < 2 ? [] : parts[1].split(separator: ",")
      nodes[String(parts[0])] = Node(
        ways: ways.map { way in
          let sides = way.split(separator: ">").map {
            String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
          }
          return (sides[0], sides[1])
        })
    }
    self.init(nodes)
    home = String(lines[0].prefix { $0 != ":" })
  }

  private var home = "home"

  func start() async throws -> Sighting {
    present = home
    log.append("*")
    return Sighting(StateID(present))
  }

  func take(_ choice: Choice) async -> Sighting {
    guard case .tap(let target) = choice.steps.first?.action, let name = target.label else {
      return Sighting(StateID(present), isOver: true)
    }
    let key = "\(present) \(name)"
    log.append(name)
    guard let way = nodes[present]?.ways.first(where: { $0.choice == name }) else {
      return Sighting(StateID(present))
    }
    present = way.to
    if let other = fickle[key], log.count % 2 == 0 { present = other }
    return Sighting(
      StateID(present), problems: problems[key].map { [$0] } ?? [], isOver: present == "end")
  }

  func describe() -> Place {
    let node = nodes[present] ?? Node()
    return Place(
      screen: present, path: node.path ?? ["home", present], coordinators: node.coordinators,
      choices: node.ways.map { Choice(Step(.tap(Target($0.choice)))) })
  }
}
