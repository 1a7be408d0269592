/// What a flow keeps of those around it: a tree of any depth opens and ends in linear time.
extension Flow {
  /// The nearest flow, from this one outwards, that has a way of its own.
  var nearestWithPresentation: Flow? { hasPresentation ? self : presentedAround }

  /// The nearest flow, from this one outwards, that has shown anything: what has not is left with it.
  var nearestThatHasShown: Flow? { hasShown ? self : shownAround }

  /// The nearest of those of which that is so.
  func nearestThatHasShown(where isSo: @MainActor (Flow) -> Bool) -> Flow? {
    var next = nearestThatHasShown
    while let around = next, !isSo(around) { next = around.parent?.nearestThatHasShown }
    return next
  }

  /// The first flow of its tree, or the nearest that has a window's root.
  var outermost: Flow { isRoot ? self : outermostAround ?? self }

  /// The nearest flow, from this one outwards, that is live. One that is not never is again: the way past those is kept.
  var heir: Flow? {
    if isLive { return self }
    if let parent, parent.isLive { return parent }
    var last = self
    while !last.isLive, let next = last.towardsHeir ?? last.parent { last = next }
    var passed = self
    while passed !== last, let next = passed.towardsHeir ?? passed.parent {
      passed.towardsHeir = last
      passed = next
    }
    return last.isLive ? last : nil
  }

  /// Those within it know what is around them by it.
  func tellThoseWithinWhatIsAround() { forEachWithin { $0.learnWhatIsAround() } }

  func learnWhatIsAround() {
    presentedAround = parent?.nearestWithPresentation
    shownAround = parent?.nearestThatHasShown
    outermostAround = parent?.outermost
    towardsHeir = nil
  }

  /// It shows something now, or begins anew. Of those within one that has shown something itself that one is the nearest.
  func tellThoseWithinWhoHasShown() {
    let nearest = nearestThatHasShown
    var open: [Flow] = []
    var next: Flow? = self
    while let around = next {
      for child in around.children {
        child.flow.shownAround = nearest
        if !child.flow.hasShown, !child.flow.children.isEmpty { open.append(child.flow) }
      }
      next = open.popLast()
    }
  }
}
