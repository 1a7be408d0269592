extension UIViewController {
  /// Puts the controller's view on top of what `place` holds, with what it presents in its own
  /// context.
  func enter(_ place: UIView) {
    if let presentation = ownPresented?.ownPresentationController {
      presentation.enter(place)
    } else {
      place.addSubview(view)
    }
  }

  /// Takes away what `enter` put there.
  func leavePlace() {
    if let presentation = ownPresented?.ownPresentationController {
      presentation.leavePlace()
    } else {
      viewIfLoaded?.removeFromSuperview()
    }
  }
}
