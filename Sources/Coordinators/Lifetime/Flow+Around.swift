/// The flows around one.
extension Flow {
  /// Whether it is another, or runs within that.
  func isWithin(_ other: Flow) -> Bool { nearest { $0 === other } != nil }

  /// The nearest flow, from this one outwards, of which that is so.
  func nearest(where isSo: @MainActor (Flow) -> Bool) -> Flow? {
    if isSo(self) { return self }
    var next = parent
    while let around = next, !isSo(around) { next = around.parent }
    return next
  }

  /// The nearest flow around it that goes on.
  var heir: Flow? { nearest { $0.isRunning || $0.stage == .idle } }

  /// The flow that takes away what this one is only just being shown with: it, or one around it that has ended as well.
  var remover: Flow? {
    let nearest = nearest { $0.takesScreensAway || $0.isRunning || $0.stage == .idle }
    return nearest?.takesScreensAway ?? false ? nearest : nil
  }

  /// The flow that gets it if nobody takes it away.
  var keeper: Flow? { remover == nil ? heir : nil }

  /// The nearest flow, from this one outwards, that has shown anything: what has not is left with it.
  var nearestThatHasShown: Flow? { nearest { $0.hasShown } }
}
