#if canImport(ObjectiveC)
  import ObjectiveC
  import UIKit

  /// Dies with a screen.
  private final class ScreenToken: Sendable {
    private let screen: Screen
    init(_ screen: Screen) { self.screen = screen }

    // Controllers are released on the main thread, and this with them.
    deinit {
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { [screen] in screen.wasReleased() }
    }
  }

  /// On Apple's systems an associated object is released with the object that it belongs to.
  private nonisolated(unsafe) let tokenKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))  // an address and no more: never read

  extension Screen {
    func tokenDiesWithController() {
      guard let controller else { return }
      objc_setAssociatedObject(
        controller, tokenKey, ScreenToken(self), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
#else
  extension Screen {
    /// Elsewhere no object can be tied to another: the sentinel tells, and a screen whose view was
    /// never loaded is missed at the next look.
    func tokenDiesWithController() {}
  }
#endif
