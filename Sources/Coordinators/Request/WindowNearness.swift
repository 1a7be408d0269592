import UIKit

/// How near a window is to a flow that shows nothing itself: what comes over all that is seen of it comes in the nearest.
enum WindowNearness: Comparable {
  case hidden
  case shown
  /// The user is in it.
  case key
  /// The flow was given it, or is in one that was.
  case own

  @MainActor init(of window: UIWindow, to flow: Flow) {
    self =
      if window.isHidden {
        .hidden
      } else if window === flow.windowAround {
        .own
      } else {
        window.isKeyWindow ? .key : .shown
      }
  }

  /// None can be nearer to the flow.
  @MainActor static func nearest(to flow: Flow) -> Self {
    flow.windowAround == nil ? .key : .own
  }
}
