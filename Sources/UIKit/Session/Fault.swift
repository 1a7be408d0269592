/// Something that the app did and Apple's UIKit warns of, corrupts its state over, or raises an
/// exception for. Kept by the session's application, in order.
package struct Fault: Equatable, Sendable, CustomStringConvertible {
  package enum Kind: String, Sendable {
    /// UIKit prints it to the console and carries on.
    case warning
    /// UIKit may corrupt its state here. Recorded in strict mode only.
    case strict
    /// UIKit raises an Objective-C exception. The call had no effect; the session ends at the close
    /// of the event.
    case exception
  }

  package let kind: Kind
  package let message: String

  package init(kind: Kind, message: String) {
    self.kind = kind
    self.message = message
  }

  package var description: String { "\(kind.rawValue): \(message)" }
}
