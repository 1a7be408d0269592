import UIKit

extension Coordinator {
  /// Calls `sink` with everything that happens in the tree that this coordinator is in now, as long as
  /// the subscription is kept. While nobody listens, nothing is made to be told, but for a problem: a debug build prints
  /// that where the process has no log.
  public func trace(_ sink: @escaping (TraceEvent) -> Void) -> TraceSubscription {
    if !flow.supervisor.trace.isOn { flow.supervisor.forgetSelectedTabs() }
    return TraceSubscription(to: flow.supervisor.trace, sink)
  }

  /// The coordinators from this one down, with their screens, a line each: a stack before what is on it. What the app has
  /// presented by UIKit itself, and is no flow's yet, comes after those of the flow that it lies over, and says so.
  public func describeTree() -> String {
    // Which also learns what has been pushed.
    let presented = Survey(around: flow).presentedByApp()
    var lines: [String] = []
    var open = [(coordinator: self, depth: 0)]
    while let (coordinator, depth) = open.popLast() {
      let indent = String(repeating: "  ", count: depth)
      lines.append(indent + coordinator.flow.name)
      let names =
        coordinator.flow.screens.map(\.name)
        + (presented[ObjectIdentifier(coordinator.flow)] ?? []).map {
          "\(Screen.name(of: $0)) (the app's)"
        }
      for name in names { lines.append("\(indent)  - \(name)") }
      for child in coordinator.flow.children.reversed() { open.append((child, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }
}

extension Survey {
  /// What is presented, and on stacks that are, as long as nobody has claimed it, by the flows that it lies over.
  fileprivate func presentedByApp() -> [ObjectIdentifier: [UIViewController]] {
    var found: [ObjectIdentifier: [UIViewController]] = [:]
    for (index, screen) in whereabouts.screens.enumerated()
    where !screen.isClaimed && !screen.isForeign {
      let container = controllers[index].outermostContainer
      let flow = flows[screen.flow]
      guard container.presentingViewController != nil,
        flow.supervisor.known(container)?.owner == nil, !container.isUIKits
      else { continue }
      found[ObjectIdentifier(flow), default: []].append(controllers[index])
    }
    return found
  }
}
