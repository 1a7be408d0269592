// On iOS the process starts here. On Linux a host starts an app (`AppSession`, or the command line that
// `AppRunner` gives), and a process may run many: `@main` compiles, and says so when it is run.

/// Stops: a host starts apps here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 { stopWithoutHost("UIApplicationMain") }

extension UIApplicationDelegate {
  /// What `@main` on an application delegate calls. Stops: a host starts apps here.
  @MainActor public static func main() { stopWithoutHost("\(self).main()") }
}

private func stopWithoutHost(_ what: String) -> Never {
  fatalError(
    """
    \(what) was called. On Linux an app is started by a host, and not by the process: make an \
    `App(name:launch:)` of AppHost that returns the application delegate, and give it to AppRunner, \
    an AppSession or a VirtualUser.
    """)
}
