import UIKit

/// A way out that is held: again at each look, as the app may have set something of its own meanwhile.
@MainActor protocol Hold: AnyObject {
  func hold()
  /// Puts back what was there.
  func letGo()
  /// What it holds has been released: another may live at its address.
  var isReleased: Bool { get }
  /// It holds the same, for what is there no more: another is to hold it.
  var isStale: Bool { get }
}

extension Hold {
  var isStale: Bool { false }
}

/// The back button.
final class BackHold: Hold {
  private weak var item: UINavigationItem?
  private let isThere: () -> Bool
  private let action: UIAction

  /// - Parameter isThere: whether what is gone back from, and on, is there still.
  init(
    _ item: UINavigationItem, while isThere: @escaping () -> Bool, attempt: @escaping () -> Void
  ) {
    self.item = item
    self.isThere = isThere
    action = UIAction { _ in attempt() }
  }

  var isStale: Bool { !isThere() }

  func hold() {
    guard let item else { return }
    // Where there is no back button, an action would make one. (Apple's `backAction`)
    guard item.leavesBackButton else { return letGo() }
    if item.backAction == nil { item.backAction = action }
  }

  var isReleased: Bool { item == nil }

  // Apple's item keeps a copy, which has the same identifier.
  func letGo() { if item?.backAction?.identifier == action.identifier { item?.backAction = nil } }
}

/// The swipe back.
final class SwipeHold: Hold {
  private weak var recognizer: UIGestureRecognizer?
  private var place: DelegateHold<SwipeGuard>

  init(
    _ recognizer: UIGestureRecognizer, of stack: UINavigationController,
    mayBegin: @escaping () -> Bool
  ) {
    self.recognizer = recognizer
    place = DelegateHold { [weak stack] in SwipeGuard(of: stack, mayBegin: mayBegin) }
  }

  func hold() {
    guard let recognizer else { return }
    recognizer.delegate = place.hold(recognizer.delegate)
  }

  var isReleased: Bool { recognizer == nil }

  func letGo() {
    guard let recognizer else { return }
    recognizer.delegate = place.letGo(recognizer.delegate)
  }
}

/// The swipe down.
final class SheetHold: Hold {
  private weak var presented: UIViewController?
  private var place: DelegateHold<SheetGuard>

  init(
    _ presented: UIViewController, isHeld: @escaping () -> Bool, attempt: @escaping () -> Void
  ) {
    self.presented = presented
    place = DelegateHold { SheetGuard(DismissalAttempt(isHeld: isHeld, begin: attempt)) }
  }

  func hold() {
    guard let presentation = presented?.presentationController else { return }
    presentation.delegate = place.hold(presentation.delegate)
  }

  var isReleased: Bool { presented == nil }

  func letGo() {
    // Asked for when it is over, UIKit would make another one.
    guard let presented, presented.presentingViewController != nil,
      let presentation = presented.presentationController
    else { return }
    presentation.delegate = place.letGo(presentation.delegate)
  }
}

/// A tap on a tab.
final class TabHold: Hold {
  private weak var tabs: UITabBarController?
  private var place: DelegateHold<TabGuard>

  init(_ tabs: UITabBarController, maySelect: @escaping (UIViewController) -> Bool) {
    self.tabs = tabs
    place = DelegateHold { TabGuard(maySelect: maySelect) }
  }

  func hold() {
    guard let tabs else { return }
    tabs.delegate = place.hold(tabs.delegate)
  }

  var isReleased: Bool { tabs == nil }

  func letGo() {
    guard let tabs else { return }
    tabs.delegate = place.letGo(tabs.delegate)
  }
}
