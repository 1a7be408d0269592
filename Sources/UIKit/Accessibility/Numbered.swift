/// An object that a host knows by a number of its own. 0 until it has been given one.
@MainActor package protocol Numbered: AnyObject {
  var hostNumber: Int { get set }
}
