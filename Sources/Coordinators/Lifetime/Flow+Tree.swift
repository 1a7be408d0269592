import UIKit

/// The flows that one runs within, and those within it.
extension Flow {
  /// Whether it is another, or runs within that.
  func isWithin(_ other: Flow) -> Bool { nearest { $0 === other } != nil }

  /// The first flow of its tree.
  var firstOfTree: Flow {
    var first = self
    while let around = first.parent { first = around }
    return first
  }

  /// The nearest flow, from this one outwards, of which that is so.
  func nearest(where isSo: @MainActor (Flow) -> Bool) -> Flow? {
    if isSo(self) { return self }
    var next = parent
    while let around = next, !isSo(around) { next = around.parent }
    return next
  }

  /// Who takes away a screen that comes only now, for a flow that has ended: that flow, if it takes its screens away, or the
  /// nearest ended one around it that does. Nil where a live one is nearer.
  var remover: Flow? {
    let nearest = nearest { $0.takesScreensAway || $0.isLive }
    return nearest?.takesScreensAway ?? false ? nearest : nil
  }

  /// The flow that gets it if nobody takes it away.
  var keeper: Flow? { remover == nil ? heir : nil }

  /// The owner of what already lies on an unread stack when this flow goes on there: its parent, unless that is shown
  /// elsewhere, or over it.
  var ownerOfWhatIsThere: Flow? {
    guard let parent, !parent.hasShown, !parent.hasPresentation || parent.isRoot else {
      return nil
    }
    return parent
  }

  /// What stands for it: its last screen, or that of the first flow within it that has any.
  var lastController: UIViewController? {
    subtree.lazy.compactMap { $0.screens.last?.controller }.first
  }

  /// What it has shown, and what those within it have.
  var subtreeControllers: [UIViewController] {
    subtree.flatMap(\.screens).compactMap(\.controller)
  }

  /// This flow and all within it, each before its children, those in the order of `childCoordinators`.
  var subtree: [Flow] {
    var found = [self]
    forEachWithin { found.append($0) }
    return found
  }

  /// Calls `body` with each flow within this one, in the order of `subtree`, without a list of them: of thousands that would
  /// go through all their memory once more.
  func forEachWithin(_ body: (Flow) -> Void) {
    if children.isEmpty { return }
    var open: [Coordinator] = children.reversed()
    while let next = open.popLast()?.flow {
      body(next)
      for child in next.children.reversed() { open.append(child) }
    }
  }
}
