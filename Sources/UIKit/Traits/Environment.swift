// What a view or controller is shown in: the screen's, with what those around it override.
extension UIView {
  var environment: UITraitCollection {
    let view = viewWithOwnTraits
    let around = view.superview?.environment ?? UITraitCollection.around(view)
    return around.overridden(by: view.controller?.extras, view.extras)
  }

  /// A style of its own for this view and those within it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.style ?? .unspecified }
    set { changeTraits(of: self) { madeExtras.style = newValue } }
  }
}

extension UIViewController {
  var environment: UITraitCollection {
    let place = viewIfLoaded.flatMap { $0.superview ?? $0 as? UIWindow }
    let around =
      place?.traitCollection ?? parent?.traitCollection ?? session?.screen.traitCollection
    let overridden = (around ?? .screen).overridden(by: extras)
    guard let child = (parent?.extras as? ControllerExtras)?.childTraits[ObjectIdentifier(self)]
    else { return overridden }
    return UITraitCollection(traitsFrom: [overridden, child])
  }

  /// A style of its own for this controller, its view and what it contains.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.style ?? .unspecified }
    set { changeTraits(of: viewIfLoaded) { madeExtras.style = newValue } }
  }

  /// Nil takes the override away. It holds as long as the child is one.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.changeTraits(of: childViewController.viewIfLoaded) {
      controllerExtras.childTraits[ObjectIdentifier(childViewController)] = collection
    }
  }

  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    (extras as? ControllerExtras)?.childTraits[ObjectIdentifier(childViewController)]
  }
}

extension UITraitCollection {
  @MainActor fileprivate static func around(_ view: UIView) -> UITraitCollection {
    // A view that is in no window yet is to come on the screen of the session that runs.
    let application =
      (view.window ?? view as? UIWindow)?.application ?? Session.current?.application
    return application?.screen.traitCollection ?? .screen
  }

  @MainActor fileprivate func overridden(
    by outer: ResponderExtras?, _ inner: ResponderExtras? = nil
  ) -> UITraitCollection {
    guard outer != nil || inner != nil else { return self }
    var values = values
    if let style = outer?.style, style != .unspecified { values.style = style }
    if let style = inner?.style, style != .unspecified { values.style = style }
    return values == self.values ? self : UITraitCollection(values)
  }
}

extension UIResponder {
  /// Changes what the traits follow from, and tells this controller and the views of a tree, and the
  /// controllers in it, if they are others then.
  fileprivate func changeTraits(of view: UIView?, _ change: () -> Void) {
    guard let view, view.window != nil else { return change() }
    let old = view.traitCollection
    change()
    if view.traitCollection != old { view.tellTreeOfTraits(old) }
    view.contentDidChange()
  }
}

extension UIView {
  fileprivate func tellTreeOfTraits(_ old: UITraitCollection) {
    controller?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
    for subview in subviews { subview.tellTreeOfTraits(old) }
  }
}

extension UIApplication {
  /// The host's screen has become another: wide, dark, with larger text. What is not specified stays.
  /// Controllers hear of it before, views and controllers after; what they asked to run alongside
  /// runs then.
  package func use(_ traits: UITraitCollection) {
    let old = screen.hostTraits
    let new = UITraitCollection(traitsFrom: [old, traits])
    guard new != old else { return }
    let changes = (mainScene?.windows ?? []).map { window in
      (window, traitChange(in: window, to: new))
    }
    screen.hostTraits = new
    screen.traitCollectionDidChange(old)
    for (window, change) in changes {
      Session.enter(self) {
        window.tellTreeOfTraits(old)
        change.runAnimations()
        change.end()
      }
    }
    if new.preferredContentSizeCategory != old.preferredContentSizeCategory {
      post(
        UIContentSizeCategory.didChangeNotification, object: screen,
        userInfo: [
          UIContentSizeCategory.newValueUserInfoKey: new.preferredContentSizeCategory.rawValue
        ])
    }
    contentDidChange()
  }

  private func traitChange(
    in window: UIWindow, to traits: UITraitCollection
  ) -> TransitionCoordinator {
    let change = TransitionCoordinator(
      from: nil, to: nil, in: window, isAnimated: false, duration: 0)
    Session.enter(self) { window.rootViewController?.willTransition(to: traits, with: change) }
    return change
  }
}
