/// Entries that are made when the menu opens. Until they are there the menu says that it loads.
@MainActor open class UIDeferredMenuElement: UIMenuElement {
  private var provider: ((@escaping ([UIMenuElement]) -> Void) -> Void)?
  private var isCached = true
  private var isAsked = false
  /// Nil until the provider has answered.
  private(set) var elements: [UIMenuElement]?

  /// - Parameter elementProvider: called once, when the menu opens for the first time; calls its
  ///   argument with the entries, at once or later, on the main actor.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(entry: "", subtitle: nil, image: nil)
    provider = elementProvider
  }

  /// The same, but the provider is called each time the menu opens.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    // Making a subclass would ask each for a required initializer, which on iOS they need not have.
    guard let element = UIDeferredMenuElement(elementProvider) as? Self else {
      fatalError("Deferred elements have no class of their own: use UIDeferredMenuElement")
    }
    element.isCached = false
    return element
  }

  /// The menu has opened.
  ///
  /// - Parameter answered: called when the entries are there, which may be at once.
  func ask(_ answered: @escaping () -> Void) {
    if isAsked, isCached { return }
    isAsked = true
    elements = nil
    provider? { [weak self] elements in
      self?.elements = elements
      answered()
    }
  }
}
