/// A picture or a symbol. Never decoded here: it knows its size and where its bytes are, and a host
/// serves them as they stand.
///
/// Never changes once made, and may be used on any thread. Two images are equal when they have the
/// same bytes, file or symbol and are shown in the same way.
open class UIImage: NSObject, @unchecked Sendable {
  package enum Source: Equatable, Sendable {
    case data(Data)
    /// The bytes are in this file, and are read when a host serves them.
    case file(URL)
    /// A symbol by its name in SF Symbols, such as "trash".
    case symbol(String)
  }

  package let source: Source
  /// Nil for a symbol.
  package let header: ImageHeader?
  let look: Look

  /// What the methods that give a changed copy change.
  struct Look: Equatable {
    var scale: CGFloat = 1
    var renderingMode: RenderingMode = .automatic
    var tintColor: UIColor?
    var configuration: Configuration?
    var capInsets = UIEdgeInsets.zero
    var resizingMode: ResizingMode = .tile
    var alignmentInsets = UIEdgeInsets.zero
    var flips = false
    var baselineOffset: CGFloat?
    var images: [UIImage]?
    var duration: TimeInterval = 0
  }

  @MainActor package var accessibilityAttributes = AccessibilityAttributes()
  @MainActor open var accessibilityIdentifier: String? {
    get { accessibilityAttributes.identifier }
    set { accessibilityAttributes.identifier = newValue }
  }

  init(source: Source, header: ImageHeader?, look: Look = Look()) {
    self.source = source
    self.header = header
    self.look = look
    super.init()
  }

  /// - Returns: nil when the data is no PNG, JPEG, GIF or WebP picture. Only its header is looked
  ///   at: a picture that is broken further on is accepted.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// - Parameter scale: pixels to a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data) else { return nil }
    self.init(source: .data(data), header: header, look: Look(scale: scale > 0 ? scale : 1))
  }

  /// Reads the header of the file only. The file must stay where it is.
  ///
  /// - Returns: nil when there is no such file, or it is no PNG, JPEG, GIF or WebP picture.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    guard let header = ImageHeader(file: url) else { return nil }
    self.init(source: .file(url), header: header, look: Look(scale: Self.scale(ofFile: path)))
  }

  /// - Parameter name: of a symbol in SF Symbols. Which symbols a host can show, it alone knows; so
  ///   that every name but an empty one gives an image.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    guard !name.isEmpty else { return nil }
    self.init(
      source: .symbol(name), header: nil, look: Look(configuration: withConfiguration))
  }

  /// In points, upright. A symbol has the size of a line of body text.
  open var size: CGSize {
    guard let header else { return CGSize(width: 20, height: 20) }
    let stored = CGSize(width: CGFloat(header.width), height: CGFloat(header.height))
    let upright =
      header.orientation >= 5 ? CGSize(width: stored.height, height: stored.width) : stored
    return CGSize(width: upright.width / scale, height: upright.height / scale)
  }

  /// Pixels to a point: 2 for a file named "…@2x", 3 for "…@3x".
  open var scale: CGFloat { look.scale }
  open var isSymbolImage: Bool { header == nil }
  open var configuration: Configuration? { look.configuration }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || look == other.look && source == other.source
  }

  open override var hash: Int {
    switch source {
    case .data(let data): data.count
    case .file(let url): url.hashValue
    case .symbol(let name): name.hashValue
    }
  }

  private static func scale(ofFile path: String) -> CGFloat {
    let name = path.split(separator: ".").dropLast().last ?? ""
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }
}

// Not in the class's own line, which would make the whole class the main actor's.
extension UIImage: UIAccessibilityIdentification, AccessibilityElement {}
