/// What a search could be for, to be offered while the user types.
@MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  var localizedAttributedSuggestion: NSAttributedString? { get }
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  /// For the app's own use.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }

  /// What a host shows.
  package var shownText: String {
    localizedSuggestion ?? localizedAttributedSuggestion?.string ?? ""
  }
}
