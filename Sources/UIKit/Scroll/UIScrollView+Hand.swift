// What a host calls when the user scrolls.
extension UIScrollView {
  /// Whether the user's scrolling reaches this view.
  package var answersScrolling: Bool { isScrollEnabled && answersTouches }

  /// The user drags the content to where `offset` is at the origin, and lets go. The delegate may
  /// choose another resting place, as on iOS.
  ///
  /// - Returns: false when the view does not answer.
  @discardableResult package func userScroll(to offset: CGPoint) -> Bool {
    guard answersScrolling else { return false }
    scrollByHand {
      contentOffset = offset
      var target = offset
      scrollDelegate?.scrollViewWillEndDragging(
        self, withVelocity: .zero, targetContentOffset: &target)
      contentOffset = target
    }
    return true
  }

  /// The user taps the status bar, or what a host has in its place.
  ///
  /// - Returns: false when the view does not answer, or its delegate does not let it.
  @discardableResult package func userScrollToTop() -> Bool {
    guard scrollsToTop, answersScrolling,
      scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return false }
    contentOffset = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    afterAnimation { [weak self] in
      guard let self else { return }
      scrollDelegate?.scrollViewDidScrollToTop(self)
    }
    return true
  }

  /// Runs `body` as the user's drag: the flags are set and the delegate hears begin and end.
  func scrollByHand(_ body: () -> Void) {
    isTracking = true
    scrollDelegate?.scrollViewWillBeginDragging(self)
    isDragging = true
    body()
    isTracking = false
    isDragging = false
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
  }

  /// An animated scroll has set its end state; the delegate hears of the end when the animation is
  /// over.
  func scrollingAnimationWillEnd() {
    afterAnimation { [weak self] in
      guard let self else { return }
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
}
