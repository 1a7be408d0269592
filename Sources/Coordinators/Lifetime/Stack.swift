import UIKit

/// A navigation controller that flows have screens on, and what was last seen on it.
@MainActor final class Stack {
  private(set) weak var navigationController: UINavigationController?
  let id: ObjectIdentifier
  private(set) var members: [Screen] = []
  /// Those of the first members. Kept of a tall stack alone, which is compared with what was last seen on it by these.
  private var addresses: [ObjectIdentifier] = []
  /// How many of those have a view, which tells of their release. Of the others each look makes sure anew: on Linux nobody
  /// tells of that.
  private var certainCount = 0
  private static let tall = 32
  /// Whether it takes long to go through what is on it.
  var isTall: Bool { members.count >= Self.tall }
  /// What was on it has been seen, if that was nothing.
  var isKnown = false
  /// It has been in a window: if it is in none now, it is gone and does not wait for one.
  var hasBeenOnScreen = false
  /// Whether it was in a window as it became known, and then as a look last read it.
  var isInWindow: Bool
  /// How many flows start just now that may show themselves on it: it was known as they began.
  var starts = 0
  /// The look that last read it.
  private(set) var lastLook = 0

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    id = ObjectIdentifier(navigationController)
    isInWindow = navigationController.viewIfLoaded?.window != nil
  }

  /// Whether it has not been released: another may live at its address.
  var isThere: Bool { navigationController != nil }

  /// Whether all on it is of flows that were to take it away.
  var isLeftOver: Bool {
    !members.isEmpty && members.allSatisfy(\.isLeftOver)
  }

  private var isWatched = false

  /// Puts a sentinel into the stack's own view, which is made for it: that of its screens need not be there
  /// yet.
  func watch() {
    guard !isWatched, let navigationController else { return }
    isWatched = true
    navigationController.view.insertHidden(StackSentinel(of: self))
  }

  /// The stack's view comes into a window or leaves one.
  func viewWillMove(leaves: Bool) {
    guard let top = members.last, let navigationController else { return }
    top.supervisor.willMove(top, on: navigationController, leaves: leaves)
  }

  /// The stack's view has been released, and with it most likely all that it was the view of.
  func wasReleased() {
    isWatched = false
    for member in members where !member.isWatched { member.wasReleased() }
  }

  /// Whether another screen is on top than was last seen there.
  var hasNewTop: Bool {
    guard let controllers = navigationController?.viewControllers else { return false }
    guard controllers.count == members.count else { return true }
    guard let top = controllers.last, let last = members.last else { return false }
    return !last.isOf(top)
  }

  /// Notes that it is in a window, where it holds what was last seen on it.
  ///
  /// - Returns: whether both are so.
  func noteInSight(_ navigationController: UINavigationController) -> Bool {
    guard navigationController.viewIfLoaded?.window != nil else { return false }
    let controllers = navigationController.viewControllers
    guard controllers.count == members.count, unchangedCount(of: controllers) == members.count
    else { return false }
    (isInWindow, hasBeenOnScreen) = (true, true)
    return true
  }

  /// A look is about to read it, or, where that is 0, none of its tree has.
  func note(look: Int) {
    lastLook = look
    forgetAddresses(from: certainCount)
  }

  // MARK: What lies on it

  /// Takes out all but so many of the first members.
  func takeOut(from first: Int = 0) -> [Screen] {
    guard first < members.count else { return [] }
    let out = Array(members[first...])
    change { members in for _ in out { members.removeLast() } }
    forgetAddresses(from: first)
    return out
  }

  func append(_ member: Screen) {
    member.place = members.count
    change { $0.append(member) }
  }

  /// Outside of the property, as a `List` is changed.
  private func change(_ body: (inout [Screen]) -> Void) {
    var members: [Screen] = []
    swap(&members, &self.members)
    body(&members)
    swap(&members, &self.members)
  }

  /// Another may live at a member's address from here on, or the member is on another stack.
  func loosen(_ member: Screen) {
    if addresses.isEmpty { return }
    if let index = addresses.lastIndex(of: member.id) { forgetAddresses(from: index) }
  }

  private func forgetAddresses(from first: Int) {
    certainCount = min(certainCount, first)
    guard addresses.count > first else { return }
    var addresses: [ObjectIdentifier] = []
    swap(&addresses, &self.addresses)
    addresses.removeLast(addresses.count - first)
    swap(&addresses, &self.addresses)
  }

  /// How many of the controllers, from the first on, are what was last seen.
  func unchangedCount(of controllers: [UIViewController]) -> Int {
    let count = min(members.count, controllers.count)
    guard isTall else { return unchangedCount(of: controllers, from: 0, upTo: count) }
    var index = addresses.isEmpty ? 0 : countAtKnownAddresses(of: controllers)
    // By their addresses alone from here on, where those tell: to hold each controller meanwhile takes many times as long.
    while index < count, members[index].isWatched, members[index].isOf(controllers[index]) {
      index += 1
    }
    if certainCount == addresses.count {
      noteAddresses(upTo: index)
      certainCount = addresses.count
    }
    index = unchangedCount(of: controllers, from: index, upTo: count)
    noteAddresses(upTo: index)
    return index
  }

  private func unchangedCount(
    of controllers: [UIViewController], from first: Int, upTo end: Int
  ) -> Int {
    var index = first
    while index < end, members[index].isOf(controllers[index]) { index += 1 }
    return index
  }

  private func noteAddresses(upTo end: Int) {
    guard end >= Self.tall, end > addresses.count else { return }
    var addresses: [ObjectIdentifier] = []
    swap(&addresses, &self.addresses)
    // One that has been seen on another stack since tells that one of its end.
    while addresses.count < end, members[addresses.count].stack === self {
      addresses.append(members[addresses.count].id)
    }
    swap(&addresses, &self.addresses)
  }

  /// How many of them are, as far as that takes no look at any of them: all at the known addresses, or none.
  private func countAtKnownAddresses(of controllers: [UIViewController]) -> Int {
    let count = min(addresses.count, controllers.count)
    let isSame = addresses.withUnsafeBytes { known in
      controllers.withUnsafeBytes { found in
        guard let known = known.baseAddress, let found = found.baseAddress else { return false }
        // References and their identities are the same words.
        return memcmp(known, found, count * MemoryLayout<ObjectIdentifier>.stride) == 0
      }
    }
    guard isSame else { return 0 }
    // One that has just been pushed may live at the address of one that has just been popped, of which nobody has told where
    // its view is held.
    let isCertain = count == 0 || members[count - 1].isOf(controllers[count - 1])
    return isCertain ? count : 0
  }
}
