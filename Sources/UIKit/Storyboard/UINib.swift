/// Views that are drawn in a document. Such documents cannot be read yet: see `UIStoryboard`.
@MainActor open class UINib: NSObject {
  private let name: String
  private let bundle: Bundle?

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    super.init()
  }

  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "of \(data.count) bytes"
    bundle = bundleOrNil
    super.init()
  }

  /// - Returns: nothing. The session ends.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    Self.raise(name, in: bundle)
    return []
  }

  /// UIKit's words for a nib that is not there, and why none is.
  static func raise(_ name: String, in bundle: Bundle?) {
    UIKit.raise(
      .internalInconsistencyException,
      "Could not load NIB in bundle: 'NSBundle <\((bundle ?? .main).bundlePath)> (loaded)' with name "
        + "'\(name)': nibs are not read on Linux yet. Make the views in code.")
  }

  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}
