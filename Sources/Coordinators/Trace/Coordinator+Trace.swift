import UIKit

extension Coordinator {
  /// Calls `sink` with everything that happens in the tree that this coordinator is in now, as long as
  /// the subscription is kept. While nobody listens, nothing is made to be told, but for a problem: a debug build prints
  /// that where the process has no log.
  public func trace(_ sink: @escaping (TraceEvent) -> Void) -> TraceSubscription {
    if !flow.supervisor.trace.isOn { flow.supervisor.forgetSelectedTabs() }
    return TraceSubscription(to: flow.supervisor.trace, sink)
  }

  /// The coordinators from this one down, with their screens, a line each: the lower first, and a stack before what is on it.
  /// After them come the screens that tabs and columns hold without a stack, and what the app has presented by UIKit itself over
  /// the flow, which is no flow's yet, and says so.
  public func describeTree() -> String {
    // Which also learns what has been pushed.
    let survey = Survey(around: flow)
    let (unclaimed, places) = (survey.unclaimed(), survey.places)
    var lines: [String] = []
    var open = [(coordinator: self, depth: 0)]
    while let (coordinator, depth) = open.popLast() {
      let indent = String(repeating: "  ", count: depth)
      lines.append(indent + coordinator.flow.name)
      let names =
        coordinator.flow.screens(by: places).map(\.name)
        + (unclaimed[ObjectIdentifier(coordinator.flow)] ?? []).map { screen, isApps in
          Screen.name(of: screen) + (isApps ? " (the app's)" : "")
        }
      for name in names { lines.append("\(indent)  - \(name)") }
      for child in coordinator.flow.children.reversed() { open.append((child, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }
}

extension Flow {
  /// Its screens as they lie. It may have got a lower one later, which another has left. What is nowhere keeps its place.
  fileprivate func screens(by places: [ObjectIdentifier: Int]) -> [Screen] {
    let seen = screens.compactMap { screen in places[screen.id].map { (place: $0, screen: screen) }
    }
    var sorted = seen.sorted { $0.place < $1.place }.makeIterator()
    return screens.map { places[$0.id] == nil ? $0 : sorted.next()?.screen ?? $0 }
  }
}

extension Survey {
  /// Of the controllers that are there, the lowest first.
  fileprivate var places: [ObjectIdentifier: Int] {
    Dictionary(
      controllers.enumerated().map { (ObjectIdentifier($0.element), $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// What nobody has claimed, by the flows that have what it is in, or that it lies over.
  fileprivate func unclaimed() -> [ObjectIdentifier: [(UIViewController, isApps: Bool)]] {
    var found: [ObjectIdentifier: [(UIViewController, isApps: Bool)]] = [:]
    for (index, screen) in whereabouts.screens.enumerated()
    where !screen.isClaimed && !screen.isForeign {
      let flow = flows[screen.flow]
      let isApps = isPresentedByApp(controllers[index], over: flow)
      // A column that lies on another's stack, as where a split view has collapsed, is no screen.
      guard isApps || !screen.isStack && whereabouts.comesWithContainer(index) else { continue }
      found[ObjectIdentifier(flow), default: []].append((controllers[index], isApps))
    }
    return found
  }

  /// Whether it is presented, or on a stack that is, as long as nobody has claimed it.
  private func isPresentedByApp(_ screen: UIViewController, over flow: Flow) -> Bool {
    let container = screen.outermostContainer
    return container.presentingViewController != nil
      && flow.supervisor.known(container)?.owner == nil && !container.isUIKits
  }
}
