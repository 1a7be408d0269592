/// A controller, or a presentation, as one that has a place and hears of changes to it.
@MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a child's place. Asked by nobody here: geometry is not solved.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController {
  func tellOfPreferredContentSize() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else if isPresented {
      presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  func passOn(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let place = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: place, with: coordinator)
    }
  }

  func passOn(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: traits, with: coordinator) }
    ownPresented?.presentationController?.willTransition(to: traits, with: coordinator)
  }

  private var isPresented: Bool { ownPresenter != nil }
}
