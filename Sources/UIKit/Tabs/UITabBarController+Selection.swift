extension UITabBarController {
  /// Shows `controller` instead of what is selected. The other keeps all it has (row C8).
  func select(_ controller: UIViewController?) {
    let old = selected
    guard old !== controller else { return }
    selected = controller
    tabBar.selectedItem = controller?.tabBarItem
    Session.enter(session) { exchange(old, for: controller) }
    contentDidChange()
  }

  /// The order of the calls is Apple's: the new one is about to appear before the old one hears that
  /// it leaves. App code that runs here may select another: then that one has been shown already.
  private func exchange(_ old: UIViewController?, for new: UIViewController?) {
    guard phase != .disappeared else {
      old?.leavePlace()
      old?.setAppearance(.disappeared, animated: false)
      new?.setAppearance(.appeared, animated: false)
      return
    }
    if let old, let new, let transition = TabTransition(in: self, from: old, to: new) {
      return transition.run()
    }
    new?.setAppearance(.appearing, animated: false)
    if selected === new { placeSelected() }
    new?.showPendingAppearance()
    // The one that goes may select itself again as it hears of that.
    if selected !== old { old?.setAppearance(.disappearing, animated: false) }
    if selected !== old { old?.setAppearance(.disappeared, animated: false) }
    if selected !== old { old?.leavePlace() }
    if selected === new { new?.setAppearance(.appeared, animated: false) }
  }

  /// The user let go of a change of tabs.
  func takeBack(to controller: UIViewController) {
    selected = controller
    tabBar.selectedItem = controller.tabBarItem
  }

  /// Puts the selected controller's view in place, under the bar.
  func placeSelected() {
    if tabBar.superview == nil { view.addSubview(tabBar) }
    guard let selected else { return }
    if phase == .appearing, containerTransition == nil { selected.containerPhase = .appeared }
    selected.enter(view)
    view.bringSubviewToFront(tabBar)
  }

  /// The user taps a tab (row C7). On the one that is selected, its stack goes back to the root.
  ///
  /// - Returns: false when the delegate refuses.
  @discardableResult package func userSelectTab(at index: Int) -> Bool {
    guard let controller = tabs?[index], let item = controller.tabBarItem else { return false }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return false }
    tabBar(tabBar, didSelect: item)
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
    return true
  }

  /// Whether the bar is on screen: not where a controller of the selected stack hides it (row N23).
  package var showsTabBar: Bool {
    let stack = (selected as? UINavigationController)?.stack ?? []
    return !tabBar.isHidden && !stack.contains(where: \.hidesBottomBarWhenPushed)
  }
}
