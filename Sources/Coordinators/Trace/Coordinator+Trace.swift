import UIKit

extension Coordinator {
  /// Calls `sink` with everything that happens in the tree that this coordinator is in now, as long as
  /// the subscription is kept. While nobody listens, nothing is made to be told, but for a problem: a debug build prints
  /// that where the process has no log.
  public func trace(_ sink: @escaping (TraceEvent) -> Void) -> TraceSubscription {
    TraceSubscription(to: flow.supervisor.trace, sink)
  }

  /// The coordinators from this one down, with their screens, a line each: a stack before what is on it.
  public func describeTree() -> String {
    var lines: [String] = []
    var open = [(coordinator: self, depth: 0)]
    while let (coordinator, depth) = open.popLast() {
      let indent = String(repeating: "  ", count: depth)
      lines.append(indent + coordinator.flow.name)
      for screen in coordinator.flow.screens { lines.append("\(indent)  - \(screen.name)") }
      for child in coordinator.flow.children.reversed() { open.append((child, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }
}
