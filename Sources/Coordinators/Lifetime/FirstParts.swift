import UIKit

/// What the tab bars and split views have come with that flows have shown, and those within these: what is put into them
/// later is not there again with them. It holds none of them.
///
/// An object, as app code may run while it looks at them.
@MainActor final class FirstParts {
  private var parts = ControllerTable<Parts>()
  private var new: [New] = []

  private struct Parts {
    /// The number of the flow that has shown the container: another that shows it may put others into it.
    let flow: Int
    /// With what lies lowest in those that are stacks.
    let controllers: [Weakly<UIViewController>]
  }

  /// One that may fill itself yet.
  private struct New {
    let container: Weakly<UIViewController>
    let flow: Int
  }

  func add(_ container: UIViewController, for flow: Flow) {
    if let known = parts[container], known.flow == flow.number { return }
    parts[container] = nil
    new.append(New(container: Weakly(container), flow: flow.number))
  }

  /// Notes what is in those that are new. Many fill themselves as their view is loaded.
  func note() {
    if new.isEmpty { return }
    let due = new
    new = []
    for one in due {
      guard let container = one.container.object else { continue }
      guard container.isViewLoaded else {
        new.append(one)
        continue
      }
      note(container, one.flow)
      for inner in UIViewController.contentsWithColumns(of: [container])
      where parts[inner] == nil && Chooser(inner) != nil {
        if inner.isViewLoaded {
          note(inner, one.flow)
        } else {
          new.append(New(container: Weakly(inner), flow: one.flow))
        }
      }
    }
  }

  private func note(_ container: UIViewController, _ flow: Int) {
    let options = Chooser(container)?.options.compactMap(\.self) ?? []
    let lowest = options.compactMap { ($0 as? UINavigationController)?.viewControllers.first }
    parts[container] = Parts(flow: flow, controllers: (options + lowest).map { Weakly($0) })
  }

  /// Whether something has been put into a container since that was shown: a tab or a column, or what lies lowest on the
  /// stack that is one.
  func isAdded(_ part: UIViewController, to container: UIViewController) -> Bool {
    parts[container].map { !$0.controllers.contains { $0.object === part } } ?? false
  }

  func clear() { (parts, new) = (ControllerTable(), []) }

  func takeOver(_ other: FirstParts) {
    parts.takeOver(other.parts)
    new += other.new
  }
}
