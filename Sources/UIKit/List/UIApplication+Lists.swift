extension UIApplication {
  /// The lists on screen show what the host's window holds now.
  func listWindowDidChange() {
    var views: [UIView] = connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
    while let view = views.popLast() {
      (view as? any ListView)?.setNeedsDisplayedRows()
      views += view.subviews
    }
  }
}
