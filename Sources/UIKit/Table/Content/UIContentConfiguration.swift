/// What a content view shows, as a value.
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// This configuration as it looks in `state`.
  func updated(for state: any UIConfigurationState) -> Self
}
