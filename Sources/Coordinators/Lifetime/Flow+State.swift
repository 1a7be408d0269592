/// How far a flow has come.
extension Flow {
  var isRunning: Bool { stage == .running }
  /// It has neither shown nor asked for anything.
  var isBlank: Bool { !hasShown && children.isEmpty && expectedRequests == 0 }
  /// It has shown something, or what runs within it has.
  var subtreeHasShown: Bool { subtree.contains(where: \.hasShown) }
  /// Its first screen is to come, and has not been asked for.
  var needsFirstScreen: Bool { !hasShown && !isHeir && expectedRequests == 0 }
  /// So it is with all that has run within it, but for one of those that do now. (One that was refused may ask for more
  /// before it hears of that.)
  func needsFirstScreen(besides child: Flow) -> Bool {
    if hasBegunWithin && !wasRefused || !needsFirstScreen { return false }
    for other in children where other.flow !== child && other.flow.hasShown { return false }
    return true
  }
  /// A plain flow may have screens of its own all the same: UIKit alone was told of them.
  var mayHaveShownByUIKit: Bool {
    isRunning && !hasShown && !isManaged && expectedRequests == 0 && parent != nil
  }
  /// It runs, and is to be asked before it is left.
  var isGuarded: Bool { isRunning && leaveGuard != nil }
  /// Its end has not been decided on, be it that it has yet to begin: it can own screens and have children.
  var isLive: Bool { stage == .idle || stage == .running }
  var mayBegin: Bool { stage == .idle || stage == .ended }
  /// It has begun as it was told of a link, say, and shows nothing: its start is to come.
  var isYetToStart: Bool {
    stage == .running && parent == nil && isBlank && !hasPresentation
  }
}
