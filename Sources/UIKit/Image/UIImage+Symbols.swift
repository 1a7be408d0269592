extension UIImage {
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name, withConfiguration: nil) }

  /// - Parameter variableValue: kept by nobody: hosts show symbols whole.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name, in: bundle, with: nil) }

  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue: Double,
    configuration: Configuration? = nil
  ) { self.init(named: name, in: bundle, with: configuration) }

  public var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }

  /// Nil where the image is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    let whole = self.configuration?.applying(configuration) ?? configuration
    return withConfiguration(symbolConfiguration == nil ? configuration : whole)
  }

  public var traitCollection: UITraitCollection {
    configuration?.traitCollection ?? UITraitCollection()
  }

  // The images that the system has for these actions.
  public class var actions: UIImage { symbol("ellipsis") }
  public class var add: UIImage { symbol("plus.circle.fill") }
  public class var remove: UIImage { symbol("minus.circle.fill") }
  public class var checkmark: UIImage { symbol("checkmark") }
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private class func symbol(_ name: String) -> UIImage {
    UIImage(source: .symbol(name), header: nil)
  }
}
