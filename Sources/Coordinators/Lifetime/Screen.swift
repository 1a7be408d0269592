import UIKit

/// What the library keeps of one controller: a screen, or a container that flows have shown.
@MainActor final class Screen {
  private(set) weak var controller: UIViewController?
  let id: ObjectIdentifier
  /// One that runs, and has this among its screens.
  var owner: Flow?
  /// The stack that it was last seen on. The two hold each other, until the supervisor cuts that.
  var stack: Stack? { didSet { if oldValue !== stack { oldValue?.loosen(self) } } }
  /// Where it was last seen on that, counted from the root.
  var place = 0
  /// Counted with the flows of its tree: what became known later has the higher one.
  let number: Int
  /// The reading of its stack that last saw it there.
  var lastReading = 0
  /// The next look is about it.
  var isTouched = false
  var removal = Removal.none
  /// How it has been taken out of the stack that it was on, alone or together with that.
  enum Removal {
    case none, byCode
    /// Which may turn back.
    case byFinger
  }
  var isTakenOut: Bool { removal != .none }
  /// Its flow has shown it through the library.
  var isAskedFor = false
  /// Its flow was to take it away, and nothing lies beneath it: it stays until another comes on its stack.
  var isLeftOver = false
  /// Another flow has shown it, and has left it behind.
  var isInherited = false
  /// A look has found it gone; its release is no news.
  var isGone = false { didSet { if isGone { stack?.loosen(self) } } }
  /// A look has found it in something, be that out of sight.
  var hasHadPlace = false
  /// An alert that has gone, and has been waited for.
  private var hasAnswered = false

  var supervisor: Supervisor
  /// Its sentinel. Others may be in views that it has had before, or have been there before this one: what they hear is no
  /// news.
  private var sentinel: ObjectIdentifier?
  /// The view that its sentinel is in.
  private var watchedView: ObjectIdentifier? {
    didSet { if watchedView == nil { stack?.loosen(self) } }
  }
  var isWatched: Bool { watchedView != nil }
  /// Whether its sentinel says that this view is in a window.
  private var isWatchedInWindow = false

  /// Whether its view is in a window. Where its sentinel knows UIKit is not asked: the window would be held meanwhile,
  /// which takes many times as long.
  var isOnScreen: Bool {
    guard let view = controller?.viewIfLoaded else { return false }
    return isWatchedInWindow && watchedView == ObjectIdentifier(view) || view.window != nil
  }

  /// The same, and its sentinel is there to hear that it goes: the app may have exchanged the view.
  var isHeardOnScreen: Bool {
    guard let view = controller?.viewIfLoaded, watchedView == ObjectIdentifier(view) else {
      return false
    }
    return isWatchedInWindow || view.window != nil
  }

  init(_ controller: UIViewController, owner: Flow?, supervisor: Supervisor) {
    self.controller = controller
    self.owner = owner
    self.supervisor = supervisor
    id = ObjectIdentifier(controller)
    number = supervisor.nextNumber()
    tieTokenToController()
  }

  /// Puts a sentinel into the screen's view, as soon as there is one, unless its own is there. The app may have exchanged the
  /// view.
  ///
  /// - Parameter controller: the screen itself.
  /// - Returns: whether it is there.
  func watch(_ controller: UIViewController) -> Bool {
    guard let view = controller.viewIfLoaded else { return false }
    let id = ObjectIdentifier(view)
    if watchedView == id { return true }
    let container = Sentinel.container(of: view)
    var own: Sentinel?
    for other in container.subviews {
      guard let other = other as? Sentinel else { continue }
      if own == nil, other.screen === self {
        own = other
      } else if other.screen === self || other.screen.isOver {
        // Of former records, too, where the app keeps the screen and shows it again.
        other.screen.forget(other)
        other.removeFromSuperview()
      }
    }
    let sentinel = own ?? Sentinel(of: self)
    if own == nil { container.insertHidden(sentinel) }
    self.sentinel = ObjectIdentifier(sentinel)
    watchedView = id
    isWatchedInWindow = sentinel.isInWindow
    Self.noteUnwatched(controller, of: nil)
    return true
  }

  // The owners of screens that have no view yet. Once there is one, its sentinel tells.
  private static var ownersOfUnwatched = ControllerTable<Weakly<Flow>>()

  /// The flow of a controller that has no view yet, of whatever tree.
  static func ownerOfUnwatched(_ controller: UIViewController) -> Flow? {
    let owners = ownersOfUnwatched
    return owners.isEmpty ? nil : owners[controller]?.object
  }

  /// - Parameter owner: whose it is or is to be, though its view is not there yet. Nil where that is over.
  static func noteUnwatched(_ controller: UIViewController, of owner: Flow?) {
    if owner == nil, ownersOfUnwatched.isEmpty { return }
    // Changed outside of the property, as a `List` is.
    var owners = ownersOfUnwatched
    ownersOfUnwatched = ControllerTable()
    owners[controller] = owner.map { Weakly($0) }
    ownersOfUnwatched = owners
  }

  /// Whether a controller has been on screen while it had a record, be that gone.
  static func hasBeenOnScreen(_ controller: UIViewController) -> Bool {
    guard let view = controller.viewIfLoaded else { return false }
    return Sentinel.hasBeenInWindow(view) ?? false
  }

  private var isOver: Bool { isGone || supervisor.isOver }

  /// The stack that it is on, where it lies where it was last seen: on a tall one it would take long to look for it.
  var containerWhereSeen: UINavigationController? {
    guard let stack, stack.isTall, let navigationController = stack.navigationController,
      let controller
    else { return nil }
    let screens = navigationController.viewControllers
    guard place < screens.count, screens[place] === controller else { return nil }
    return navigationController
  }

  /// Whether it is the record of a controller: another may live at the address of one that has been released. A sentinel tells
  /// of the release of the view that it is in, which the app, or a popover that leads from there, may hold for longer.
  func isOf(_ controller: UIViewController) -> Bool {
    id == ObjectIdentifier(controller) && !isGone && self.controller === controller
  }

  private func isOwn(_ sentinel: Sentinel) -> Bool { self.sentinel == ObjectIdentifier(sentinel) }

  private func forget(_ sentinel: Sentinel) { if isOwn(sentinel) { stopWatching() } }

  private func stopWatching() { (sentinel, watchedView, isWatchedInWindow) = (nil, nil, false) }

  /// Whether sentinels of it are put into a view.
  func hasSentinelsIn(_ view: UIView) -> Bool {
    guard let own = controller?.viewIfLoaded else { return false }
    return Sentinel.container(of: own) === view
  }

  /// By the app, which may remove all that is in its view, or show it elsewhere, and put it back.
  func hasMoved(_ sentinel: Sentinel) {
    guard isOwn(sentinel) else { return sentinel.leaveWhereItIsStrange() }
    if let view = controller?.viewIfLoaded, sentinel.superview === Sentinel.container(of: view) {
      watchedView = ObjectIdentifier(view)
      isWatchedInWindow = sentinel.isInWindow
    } else {
      (watchedView, isWatchedInWindow) = (nil, false)
      if !isGone { supervisor.sentinelWasRemoved(from: self) }
      sentinel.leaveWhereItIsStrange()
    }
  }

  /// Whether a sentinel is in a view that is not the screen's.
  func isStrange(_ sentinel: Sentinel) -> Bool { !isOwn(sentinel) || !isWatched }

  /// The screen's view comes into a window or leaves one.
  ///
  /// - Parameter leaves: which of them.
  func viewWillMove(leaves: Bool, _ sentinel: Sentinel) {
    // While the sentinel is being put in the screen itself does not move.
    guard isOwn(sentinel) else { return }
    if leaves { isWatchedInWindow = false }
    if isWatched { supervisor.willMove(self, leaves: leaves) }
  }

  func viewHasComeIntoWindow(_ sentinel: Sentinel) {
    if isOwn(sentinel), isWatched { isWatchedInWindow = true }
  }

  /// What the screen's view was in has been released.
  func viewHasLostWindow(_ sentinel: Sentinel) {
    guard isOwn(sentinel) else { return }
    isWatchedInWindow = false
    if isWatched, !isGone { supervisor.viewHasLostWindow(of: self) }
  }

  /// With the view that it was in.
  func wasReleased(_ sentinel: Sentinel) { if isOwn(sentinel) { wasReleased() } }

  /// The screen, or the view that its sentinel was in, has been released.
  func wasReleased() {
    stopWatching()
    if !isGone { supervisor.wasReleased(self) }
  }

  /// Whether it is only just to come: the app has said whose it is, and nothing of that flow has been seen.
  var isYetToCome: Bool {
    guard let owner, !owner.hasBeenOnScreen, !hasHadPlace, let controller else { return false }
    return supervisor.namedOwner(of: controller) != nil
  }

  /// Whether it may be about to tell what was tapped in it: an alert does so when it has gone.
  func takeTimeToAnswer() -> Bool {
    guard !hasAnswered, controller is UIAlertController else { return false }
    hasAnswered = true
    return true
  }

  func noteTakenOut() { if !isTakenOut { removal = .byCode } }

  /// What the library calls it in a trace: once it has been released, what it was called last.
  var name: String {
    guard let controller else { return lastName ?? "a screen that is gone" }
    let name = Self.name(of: controller)
    lastName = name
    return name
  }
  private var lastName: String?

  static func name(of controller: UIViewController) -> String {
    let type = "\(type(of: controller))"
    let title = controller.title ?? ""
    return title.isEmpty ? type : "\(type) “\(title)”"
  }
}
