/// Tells a test of every coordinator that is made.
package enum CoordinatorWatch {
  /// Called with each as it is made, in whatever session. It is not yet initialised further than
  /// `Coordinator` is. Set once for a process, by those who look for what is never released.
  @MainActor package static var onMake: ((Coordinator) -> Void)? {
    get { watcher }
    set { watcher = newValue }
  }
  // Nobody else's to change: asking for it needs no check at run time then.
  @MainActor private static var watcher: ((Coordinator) -> Void)?
}
