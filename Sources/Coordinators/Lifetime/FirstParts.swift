import UIKit

/// What the tab bars and split views have come with that flows have shown, and those within these: what is put into them
/// later is not there again with them. It holds none of them.
///
/// An object, as app code may run while it looks at them.
@MainActor final class FirstParts {
  private var parts = ControllerTable<Parts>()
  private var new: [New] = []

  private struct Parts {
    /// That which has shown the container: another that shows it may put others into it.
    let flow: Weakly<Flow>
    /// With what lies lowest in those that are stacks.
    let controllers: [Weakly<UIViewController>]
  }

  /// One that may fill itself yet.
  private struct New {
    let container: Weakly<UIViewController>
    let flow: Weakly<Flow>
    /// Whether the turn is over in which it was shown: code that has run in it may have filled it afterwards.
    var isDue = false
  }

  func add(_ container: UIViewController, for flow: Flow) {
    if let known = parts[container], known.flow.object === flow { return }
    parts[container] = nil
    new.append(New(container: Weakly(container), flow: Weakly(flow)))
  }

  /// Another flow has it.
  func change(_ container: UIViewController, to flow: Flow) {
    if parts[container] != nil { add(container, for: flow) }
  }

  func endTurn() { for index in new.indices { new[index].isDue = true } }

  /// Notes what is in those that are due. Many fill themselves as their view is loaded.
  func note() {
    if new.isEmpty { return }
    let all = new
    new = []
    for one in all {
      guard let container = one.container.object else { continue }
      guard one.isDue, container.isViewLoaded else {
        new.append(one)
        continue
      }
      note(container, one.flow)
      for inner in UIViewController.contentsWithColumns(of: [container])
      where parts[inner] == nil && Chooser(inner) != nil {
        if inner.isViewLoaded {
          note(inner, one.flow)
        } else {
          new.append(New(container: Weakly(inner), flow: one.flow, isDue: true))
        }
      }
    }
  }

  private func note(_ container: UIViewController, _ flow: Weakly<Flow>) {
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
