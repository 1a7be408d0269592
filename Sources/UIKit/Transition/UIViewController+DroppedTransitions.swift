extension UIViewController {
  /// The app has ended: what moves here, or in what lies over this, tells nobody any more, and holds nothing that was to
  /// be told.
  func dropTransitions() {
    containerTransition?.letGo()
    presentationTransition?.letGo()
    for child in children { child.dropTransitions() }
    ownPresented?.dropTransitions()
  }
}
