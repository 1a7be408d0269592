import UIKit

/// What the tab bars and split views that flows have shown came with. It holds none of them.
@MainActor struct FirstParts {
  private var parts = ControllerTable<[Weakly<UIViewController>]>()
  /// Those that may fill themselves yet.
  private var new: [Weakly<UIViewController>] = []

  mutating func add(_ chooser: Chooser) {
    if parts[chooser.controller] == nil { new.append(Weakly(chooser.controller)) }
  }

  /// Notes what is in those that are new. Many fill themselves as their view is loaded.
  mutating func note() {
    if new.isEmpty { return }
    for controller in new.compactMap(\.object) where controller.isViewLoaded {
      parts[controller] = Chooser(controller)?.options.compactMap { $0.map { Weakly($0) } }
    }
    new.removeAll { $0.object?.isViewLoaded ?? true }
  }

  /// Whether something has been put into a container since that was shown.
  func isAdded(_ part: UIViewController, to container: UIViewController) -> Bool {
    parts[container].map { !$0.contains { $0.object === part } } ?? false
  }

  mutating func takeOver(_ other: Self) {
    parts.takeOver(other.parts)
    new += other.new
  }
}
