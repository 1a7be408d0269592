/// Where Apple's UIKit raises an Objective-C exception: the session records it and ends at the close
/// of the event, and the call that led here must have no effect. Without a session the process
/// stops with the same words, as on iOS.
@MainActor package func raise(
  _ name: NSExceptionName = .internalInconsistencyException, _ reason: String
) {
  guard let application = Session.current?.application else {
    fatalError(
      "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'")
  }
  application.record(Fault(kind: .exception, message: reason))
}

extension UIResponder {
  /// The same, in the session of an object on screen: code that a timer calls belongs to none.
  func raise(
    _ name: NSExceptionName = .internalInconsistencyException, _ reason: String
  ) {
    let own = (self as? UIView)?.window?.application ?? (self as? UIViewController)?.session
    Session.enter(own) { UIKit.raise(name, reason) }
  }
}
