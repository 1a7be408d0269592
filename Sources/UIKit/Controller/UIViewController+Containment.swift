extension UIViewController {
  func adopt(_ child: UIViewController) {
    if child.parent === self { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    attach(child)
    child.viewDidMoveToSuperview()
  }

  /// The bookkeeping of `addChild`, without its calls.
  func attach(_ child: UIViewController) {
    storedChildren.append(child)
    child.parent = self
    child.isChild = true
  }

  func leaveParent() {
    guard let parent else { return }
    if parent.placesChildren { parent.releaseChild(self) }
    guard self.parent === parent else { return }
    detach(from: parent)
    if containerPhase != .disappeared, !parent.placesChildren {
      setAppearance(.disappeared, animated: false)
    }
    didMove(toParent: nil)
  }

  func detach(from parent: UIViewController) {
    guard self.parent === parent else { return }
    parent.storedChildren.drop(self)
    self.parent = nil
    isChild = false
  }

  /// A plain child appears when its view is within its parent's.
  func viewDidMoveToSuperview() {
    guard let parent, !parent.placesChildren,
      parent.shouldAutomaticallyForwardAppearanceMethods,
      parent.containerTransition?.exchanges(self) != true,
      ownPresented?.ownPresentationController?.hasPresentersViewAside != true
    else { return }
    let isPlaced = parent.viewIfLoaded.map { viewIfLoaded?.isDescendant(of: $0) ?? false } ?? false
    setAppearance(isPlaced ? .appeared : .disappeared, animated: parent.isAppearanceAnimated)
    showPendingAppearance()
  }

  /// The controllers from this one up to the one that no other contains.
  var ancestry: [UIViewController] {
    Array(sequence(first: self) { $0.parent })
  }

  /// The nearest ancestor that is a stack.
  public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }

  /// The session that this controller is in: by its view's window, else by the running code.
  package var session: UIApplication? {
    viewIfLoaded?.window?.application ?? Session.current?.application
  }
}
