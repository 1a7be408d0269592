extension CALayer {
  /// Runs an animation: its delegate hears of the beginning at once, and of the end when its time has
  /// passed on the host's clock. One with the same key ends.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "animation \(ObjectIdentifier(anim).hashValue)"
    removeAnimation(forKey: key)
    anim.delegate?.animationDidStart(anim)
    guard let scope = AnimationScope.current else {
      anim.delegate?.animationDidStop(anim, finished: true)
      return
    }
    let running = LayerAnimation(anim)
    self.running[key] = running
    guard let length = anim.length else { return }
    scope.run(for: length) { [weak self] in
      guard !running.isOver else { return }
      running.isOver = true
      if anim.isRemovedOnCompletion { self?.running[key] = nil }
      anim.delegate?.animationDidStop(anim, finished: true)
    }
  }

  /// Its delegate hears that it has not finished.
  public func removeAnimation(forKey key: String) {
    guard let removed = running.removeValue(forKey: key), !removed.isOver else { return }
    removed.isOver = true
    removed.animation.delegate?.animationDidStop(removed.animation, finished: false)
  }

  public func removeAllAnimations() {
    for key in running.keys.sorted() { removeAnimation(forKey: key) }
  }

  public func animation(forKey key: String) -> CAAnimation? { running[key]?.animation }
  public func animationKeys() -> [String]? { running.isEmpty ? nil : running.keys.sorted() }
}

/// An animation on its way.
@MainActor final class LayerAnimation {
  let animation: CAAnimation
  var isOver = false

  init(_ animation: CAAnimation) { self.animation = animation }
}
