/// The state of a view, for what its look depends on.
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)

  var traitCollection: UITraitCollection { get set }
  /// An app's own state.
  subscript(_ key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
