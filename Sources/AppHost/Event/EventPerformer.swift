import UIKit

/// Carries out events on the objects that a tree's nodes stand for.
@MainActor struct EventPerformer {
  let tree: AccessibilityTree
  let targets: EventTargets
  let application: UIApplication

  /// Carries the event out, or says why it was not.
  func refusal(of event: UserEvent) -> EventRefusal? {
    do throws(EventRefusal) {
      try perform(event)
      return nil
    } catch {
      return error
    }
  }

  private func perform(_ event: UserEvent) throws(EventRefusal) {
    if application.applicationState == .background {
      switch event {
      case .open, .returnToApp: break
      default: throw .away
      }
    }
    switch event {
    case .tap(let id): try tap(id)
    case .type(let id, let text): try type(text, into: id)
    case .submit(let id): try submit(id)
    case .scroll(let id): try list(id, for: .scroll).displayMoreContent()
    case .scrollBack(let id): try list(id, for: .scrollBack).displayEarlierContent()
    case .goBack: try goBack()
    case .swipeBack(let phase): try swipeBack(phase)
    case .swipeDown(let phase): try swipeDown(phase)
    case .longPress(let id): try longPress(id)
    case .refresh(let id): try refresh(id)
    case .adjust(let id, let value): try adjust(id, to: value)
    case .pick(let id, let date): try pick(date, in: id)
    case .swipe(let id, let direction, let phase): try swipe(id, direction, phase)
    case .open(let link): if !application.open(link: link) { throw .notSupported }
    case .leaveApp: _ = application.leave()
    case .returnToApp: if !application.comeBack() { throw .notSupported }
    }
  }

  private func tap(_ id: NodeID) throws(EventRefusal) {
    let target = try target(id, for: .tap)
    switch (target.part, target.object) {
    case (.control, let control as UIControl): try check(control.userTap(), id, .tap)
    case (.field, let field as UITextField): try check(field.userBeginEditing(), id, .tap)
    case (.clearButton, let field as UITextField): try check(field.userClear(), id, .tap)
    case (.part(let index), let object): try check(tap(part: index, of: object), id, .tap)
    case (.option(let component, let row), let picker as UIPickerView):
      try check(picker.userSelect(row, inComponent: component), id, .tap)
    case (.link(let range), let textView as UITextView):
      try check(textView.userTapLink(in: range), id, .tap)
    case (.barItem, let item as UIBarButtonItem): try check(item.userTap(), id, .tap)
    case (.tab(let index), let bar as UITabBar): try check(bar.userTapTab(at: index), id, .tap)
    case (.scope(let index), let bar as UISearchBar):
      try check(bar.userSelectScope(at: index), id, .tap)
    case (.searchSuggestion(let index), let search as UISearchController):
      try check(search.userChooseSuggestion(at: index), id, .tap)
    case (.searchButton(let button), let bar as UISearchBar):
      try check(bar.userTap(button), id, .tap)
    case (.backButton, let bar as UINavigationBar): try check(bar.userTapBackButton(), id, .tap)
    case (.backButton, let stack as UINavigationController):
      try check(stack.userTapBackButton(), id, .tap)
    case (.row(let path), let list): try check(tap(row: path, of: list), id, .tap)
    case (.rowButton(let path, let button), let list):
      try check(tap(button, at: path, of: list), id, .tap)
    case (.swipeAction(let path, let isLeading, let index), let list):
      try check(swipe(path, isLeading: isLeading, index: index, of: list), id, .tap)
    case (.alertAction(let index), let alert as UIAlertController):
      try check(alert.userTap(alert.actions[index]), id, .tap)
    case (.menuItem(let element), let menu as OpenMenu):
      try check(menu.userChoose(element), id, .tap)
    case (.menuPreview, let menu as OpenMenu): try check(menu.userTapPreview(), id, .tap)
    case (.view, let view as UIView): try check(view.userMakeTap(), id, .tap)
    default: throw .notPossible(id, .tap)
    }
  }

  private func goBack() throws(EventRefusal) {
    switch tree.wayBack {
    case .backButton:
      let stack = application.topmostStacks.last { $0.backButtonTitle != nil }
      guard let stack, stack.userTapBackButton() else { throw .noWayBack }
    case .swipeDown: try swipeDown(.whole)
    case nil: throw .noWayBack
    }
  }

  private func swipeBack(_ phase: UserEvent.GesturePhase) throws(EventRefusal) {
    let happened =
      switch phase {
      case .begin: swipedStack?.userBeginSwipeBack() ?? false
      case .cancel, .complete:
        application.stacksUnderFinger.reversed().contains {
          $0.userEndSwipeBack(completed: phase == .complete)
        }
      case .whole:
        swipedStack.map { $0.userBeginSwipeBack() && $0.userEndSwipeBack(completed: true) } ?? false
      }
    if !happened { throw .noWayBack }
  }

  /// The innermost, and of several columns the last, that hears of it. Where the app does not let it begin
  /// there, it is for no other.
  private var swipedStack: UINavigationController? {
    application.openMenu == nil ? application.topmostStacks.last(where: \.hearsSwipeBack) : nil
  }

  private func swipe(
    _ id: NodeID, _ direction: UserEvent.Direction, _ phase: UserEvent.GesturePhase
  ) throws(EventRefusal) {
    switch try target(id, for: .swipe).object {
    case let pages as UIPageViewController:
      try check(turn(pages, direction, phase), id, .swipe)
    case let view as UIView where phase == .whole:
      try check(view.userMake(.swipe(UserGesture.Swipe(direction))), id, .swipe)
    default: throw .notPossible(id, .swipe)
    }
  }

  private func turn(
    _ pages: UIPageViewController, _ direction: UserEvent.Direction,
    _ phase: UserEvent.GesturePhase
  ) -> Bool {
    let isAlong = pages.isTurned(by: direction)
    let turn: UIPageViewController.NavigationDirection =
      direction == .left || direction == .up ? .forward : .reverse
    return switch phase {
    case .begin: isAlong && pages.userBeginTurn(turn)
    case .cancel: pages.userEndTurn(completed: false)
    case .complete: pages.userEndTurn(completed: true)
    case .whole: isAlong && pages.userBeginTurn(turn) && pages.userEndTurn(completed: true)
    }
  }

  private func swipeDown(_ phase: UserEvent.GesturePhase) throws(EventRefusal) {
    // A tap beside it: there is nothing to drag.
    if phase == .whole, let menu = application.openMenu { return menu.close() }
    let sheet = application.openMenu == nil ? application.topmostPresentation : nil
    let happened =
      switch phase {
      case .begin: sheet?.userBeginSwipeDown() ?? false
      case .cancel, .complete:
        application.presentationsUnderFinger.contains {
          $0.userEndSwipeDown(completed: phase == .complete)
        }
      case .whole:
        sheet.map { $0.userBeginSwipeDown() && $0.userEndSwipeDown(completed: true) } ?? false
      }
    if !happened { throw .noWayBack }
  }

  // MARK: Finding

  func target(_ id: NodeID, for action: AccessibilityAction) throws(EventRefusal)
    -> EventTarget
  {
    guard let node = tree[id], let target = targets[id], target.object != nil else {
      throw .gone(id)
    }
    guard node.actions.contains(action) else { throw .notPossible(id, action) }
    return target
  }

  func check(_ happened: Bool, _ id: NodeID, _ action: AccessibilityAction)
    throws(EventRefusal)
  {
    if !happened { throw .notPossible(id, action) }
  }
}

extension UIPageViewController {
  fileprivate func isTurned(by direction: UserEvent.Direction) -> Bool {
    let isHorizontal = direction == .left || direction == .right
    return isHorizontal == (navigationOrientation == .horizontal)
  }
}
