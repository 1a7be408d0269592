/// An object that automation and tests know by a name that users never see.
@MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}
