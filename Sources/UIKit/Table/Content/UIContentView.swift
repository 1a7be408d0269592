/// A view that shows a content configuration.
@MainActor public protocol UIContentView: NSObjectProtocol {
  /// Setting it changes what the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can take the configuration on. By default it can if it is of the same type as
  /// the present one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
