// What a host tells of the user's fingers on a view. A gesture reaches the recognizers of the view
// and of those around it.
extension UIView {
  /// - Returns: false when nobody has recognized the gesture.
  @discardableResult package func userMake(_ gesture: UserGesture) -> Bool {
    answersTouches && GestureArena(gesture, on: self).play()
  }

  /// As many taps as the recognizers of this view ask for at least: a host knows one kind of tap.
  @discardableResult package func userMakeTap() -> Bool {
    let counts = tapRecognizers.map(\.numberOfTapsRequired)
    return userMake(.tap(count: counts.min() ?? 1))
  }

  /// The user holds a finger on the view: its context menu opens, or a recognizer hears of it.
  @discardableResult package func userLongPress() -> Bool {
    menuInteraction?.userOpen() ?? false || userMake(.longPress)
  }

  // MARK: What there is to hear them

  private var tapRecognizers: [UITapGestureRecognizer] {
    (gestureRecognizers ?? []).lazy.compactMap { $0 as? UITapGestureRecognizer }
      .filter(\.isEnabled)
  }

  package var hearsTaps: Bool { gestureRecognizers != nil && !tapRecognizers.isEmpty }

  /// Whether holding a finger on the view may do something.
  package var hearsLongPresses: Bool {
    if menuInteraction != nil { return true }
    return gestureRecognizers?.contains { $0.isEnabled && $0 is UILongPressGestureRecognizer }
      ?? false
  }

  package var hearsSwipes: Bool {
    gestureRecognizers?.contains { recognizer in
      recognizer.isEnabled
        && (recognizer is UISwipeGestureRecognizer
          || (recognizer is UIPanGestureRecognizer
            && !(recognizer is UIScreenEdgePanGestureRecognizer)))
    } ?? false
  }

  private var menuInteraction: UIContextMenuInteraction? {
    for interaction in interactions {
      if let menu = interaction as? UIContextMenuInteraction { return menu }
    }
    return nil
  }
}
