extension UIWindowScene {
  public enum PresentationStyle: UInt, Sendable { case automatic, standard, prominent }

  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit, decline
  }

  // Apple's table gives this class and the next one but one no superclass. They have one.
  @_documentation(visibility: internal)
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    open var preferredPresentationStyle = PresentationStyle.automatic
  }

  /// How a scene lies on its screen.
  open class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation

    init(_ orientation: UIInterfaceOrientation) {
      interfaceOrientation = orientation
      super.init()
    }
  }

  /// How a scene is asked to lie.
  open class GeometryPreferences: NSObject {
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    @_documentation(visibility: internal)
    open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask?

      public override init() { super.init() }

      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// A scene stands upright here, and nothing turns it.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let asked = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    if asked?.contains(.portrait) != true {
      errorHandler?(UISceneError(.geometryRequestDenied))
    }
  }
}
