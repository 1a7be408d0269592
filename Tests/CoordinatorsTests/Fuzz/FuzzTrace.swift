import Coordinators

/// What a world's trace has told: flows that begin end, and screens that are shown are left.
@MainActor final class FuzzTrace {
  private var subscription: TraceSubscription?
  /// How many more have begun than have ended, by their name: several have the same.
  private var flows: [String: Int] = [:]
  /// The screens with a title, which no other has. They go from one flow to another without being left.
  private var screens: Set<String> = []

  /// - Parameter isToEnd: whether the coordinator, which has begun already, ends as well.
  init(of coordinator: Coordinator, isToEnd: Bool) {
    if isToEnd { flows["\(type(of: coordinator))"] = 1 }
    subscription = coordinator.trace { [weak self] in self?.note($0) }
  }

  private func note(_ event: TraceEvent) {
    switch event {
    case .started(let flow): flows[flow, default: 0] += 1
    case .finished(let flow, _): flows[flow, default: 0] -= 1
    case .shown(let screen, _): if screen.hasSuffix("”") { screens.insert(screen) }
    case .left(let screen, _): screens.remove(screen)
    default: break
    }
  }

  /// What has yet to end, or to be left, though nothing is there any more that has begun since.
  var failure: String? {
    let left = flows.filter { $0.value != 0 }.map { "\($0.key) (\($0.value))" } + screens
    return left.isEmpty ? nil : "the trace has no end of \(left.sorted().joined(separator: ", "))"
  }
}
