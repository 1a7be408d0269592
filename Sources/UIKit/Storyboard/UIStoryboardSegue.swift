/// A way from one screen of a storyboard to another. An app can make one and perform it.
@MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let performHandler: () -> Void

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = {}
    super.init()
  }

  private init(
    _ identifier: String?, _ source: UIViewController, _ destination: UIViewController,
    _ performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
    super.init()
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) { self.init(identifier, source, destination, performHandler) }

  open func perform() { performHandler() }
}
