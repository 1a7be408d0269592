import UIKit

/// A way out that is held: again at each look, as the app may have set something of its own meanwhile.
@MainActor protocol Hold: AnyObject {
  func hold()
  /// Puts back what was there.
  func letGo()
  /// What it holds has been released: another may live at its address.
  var isGone: Bool { get }
}

/// The back button.
final class BackHold: Hold {
  private weak var item: UINavigationItem?
  private let action: UIAction

  init(_ item: UINavigationItem, attempt: @escaping () -> Void) {
    self.item = item
    action = UIAction { _ in attempt() }
  }

  func hold() { if item?.backAction == nil { item?.backAction = action } }

  var isGone: Bool { item == nil }

  // Apple's item keeps a copy, which has the same identifier.
  func letGo() { if item?.backAction?.identifier == action.identifier { item?.backAction = nil } }
}

/// The swipe back.
final class SwipeHold: Hold {
  private weak var recognizer: UIGestureRecognizer?
  private let delegate: SwipeGuard

  init(
    _ recognizer: UIGestureRecognizer, of stack: UINavigationController,
    mayBegin: @escaping () -> Bool
  ) {
    self.recognizer = recognizer
    delegate = SwipeGuard(of: stack, mayBegin: mayBegin)
  }

  func hold() {
    guard let recognizer, recognizer.delegate !== delegate else { return }
    delegate.original = recognizer.delegate
    recognizer.delegate = delegate
  }

  var isGone: Bool { recognizer == nil }

  func letGo() { if recognizer?.delegate === delegate { recognizer?.delegate = delegate.original } }
}

/// The swipe down.
final class SheetHold: Hold {
  private weak var presented: UIViewController?
  private let delegate: SheetGuard

  init(
    _ presented: UIViewController, isHeld: @escaping () -> Bool, attempt: @escaping () -> Void
  ) {
    self.presented = presented
    delegate = SheetGuard(isHeld: isHeld, attempt: attempt)
  }

  func hold() {
    guard let presentation = presented?.presentationController, presentation.delegate !== delegate
    else { return }
    delegate.original = presentation.delegate
    presentation.delegate = delegate
  }

  var isGone: Bool { presented == nil }

  func letGo() {
    // Asked for when it is over, UIKit would make another one.
    guard let presented, presented.presentingViewController != nil else { return }
    let presentation = presented.presentationController
    if presentation?.delegate === delegate { presentation?.delegate = delegate.original }
  }
}

/// A tap on a tab.
final class TabHold: Hold {
  private weak var tabs: UITabBarController?
  private let delegate: TabGuard

  init(_ tabs: UITabBarController, maySelect: @escaping (UIViewController) -> Bool) {
    self.tabs = tabs
    delegate = TabGuard(maySelect: maySelect)
  }

  func hold() {
    guard let tabs, tabs.delegate !== delegate else { return }
    delegate.original = tabs.delegate
    tabs.delegate = delegate
  }

  var isGone: Bool { tabs == nil }

  func letGo() { if tabs?.delegate === delegate { tabs?.delegate = delegate.original } }
}
