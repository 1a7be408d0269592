import UIKit

/// A navigation controller that flows have screens on, and what was last seen on it.
@MainActor final class Stack {
  private(set) weak var navigationController: UINavigationController?
  let id: ObjectIdentifier
  var members: [Screen] = []
  /// It has been in a window: if it is in none now, it is gone and does not wait for one.
  var hasBeenOnScreen = false
  /// The look that last read it.
  var read = 0

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    id = ObjectIdentifier(navigationController)
  }

  /// Whether it shows what was last seen on it.
  func isUnchanged(by controllers: [UIViewController]) -> Bool {
    guard controllers.count == members.count else { return false }
    for index in members.indices {
      let (member, controller) = (members[index], controllers[index])
      guard member.id == ObjectIdentifier(controller), !member.isGone else { return false }
      // Without a sentinel nobody has told of its release, and another may live at its address.
      guard member.isWatched || member.controller === controller else { return false }
    }
    return true
  }
}
