/// Screens that are drawn in a document. Such documents cannot be read yet: a storyboard can be named,
/// and whoever asks it for a screen is stopped with the reason; inside a session, the session ends.
@MainActor open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? {
    stop("its initial controller")
    return nil
  }

  /// - Returns: an empty controller, so that the code that asked can return. The session ends. Where
  ///   that code casts with `as!`, Swift ends the process before the session can: the reason is then
  ///   the last line but Swift's own on standard error.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    stop("“\(identifier)”")
    return UIViewController()
  }

  public func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? where ViewController: UIViewController {
    stop("its initial controller")
    return nil
  }

  public func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController {
    let reason = Self.reason(name, "“\(identifier)”")
    raise(.invalidArgumentException, reason)
    // Swift finds a subclass's initializer through its type: `init()` of one that has its own is not
    // inherited, and stops with the class's name.
    guard let made = ViewController.make(dynamic: ()) as? ViewController else { fatalError(reason) }
    return made
  }

  private func stop(_ what: String) {
    let reason = Self.reason(name, what)
    raise(.invalidArgumentException, reason)
    FileHandle.standardError.write(Data("\(reason)\n".utf8))
  }

  private static func reason(_ name: String, _ what: String) -> String {
    """
    Could not make \(what) of the storyboard “\(name)”: storyboards are not read on Linux yet. Make the \
    controller in code, in one place for both systems: see Storyboardable in \
    Documentation/Swift-on-Linux.md.
    """
  }
}
