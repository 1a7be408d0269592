/// A coordinator whose flow has something to give to whoever runs it: a token, a receipt.
///
///     final class SignInCoordinator: Coordinator, ResultCoordinator {
///       typealias Output = String
///
///       override func start() {
///         let screen = SignInViewController()
///         screen.didSignIn = { [weak self] name in self?.finish(with: name) }
///         show(screen)
///       }
///     }
@MainActor public protocol ResultCoordinator: Coordinator {
  /// What the flow gives to whoever runs it.
  associatedtype Output
}

extension ResultCoordinator {
  /// Ends the flow with its result, and takes its screens away.
  ///
  /// - Parameters:
  ///   - output: for whoever runs the flow; nobody else hears of it.
  ///   - animated: whether its screens go with a transition.
  ///   - leavingScreens: whether they stay where they are, to the flow that this one runs within: for
  ///     one that goes on from there.
  /// - Returns: what becomes of taking its screens away. A flow that has ended delivers nothing more.
  @discardableResult public func finish(
    with output: Output, animated: Bool = true, leavingScreens: Bool = false
  ) -> ShowRequest {
    flow.beginIfIdle()
    guard flow.isRunning else { return ShowRequest(.refused(.flowHasEnded)) }
    flow.keep(output)
    guard leavingScreens else { return finish(animated: animated) }
    flow.end(.finished)
    return ShowRequest(.shown)
  }
}
