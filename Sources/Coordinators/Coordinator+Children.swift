import UIKit

extension Coordinator {
  /// - Returns: whether it could be started at all.
  @discardableResult func startChild(_ child: Coordinator) -> Bool {
    guard adopt(child) else { return false }
    let supervisor = child.flow.supervisor
    supervisor.trace.note { .started(flow: child.flow.name) }
    supervisor.start(child.flow) { child.start() }
    return true
  }

  private func adopt(_ child: Coordinator) -> Bool {
    guard child.flow.stage != .running, child.flow.stage != .ending, child !== self else {
      flow.supervisor.problem(
        "\(child.flow.name) was started within \(flow.name) while it runs already. Make a new one "
          + "for each time that a flow is started.")
      return false
    }
    guard flow.stage == .running || flow.stage == .idle else {
      flow.supervisor.problem(
        "\(child.flow.name) was started within \(flow.name), which has ended. It is not shown.")
      child.flow.begin(within: nil)
      child.flow.end(.parentEnded)
      return false
    }
    var children = flow.children
    flow.children = []
    children.append(child)
    flow.children = children
    child.flow.begin(within: flow)
    return true
  }

  func dropChild(_ child: Coordinator) {
    guard flow.children.contains(where: { $0 === child }) else { return }
    child.flow.drop()
    flow.remove(child)
  }

  /// The app has set the list itself.
  func setChildren(_ children: [Coordinator]) {
    let old = flow.children
    for child in old where !children.contains(where: { $0 === child }) { dropChild(child) }
    for child in children where !old.contains(where: { $0 === child }) && adopt(child) {
      flow.supervisor.putIn(child.flow)
    }
  }
}
