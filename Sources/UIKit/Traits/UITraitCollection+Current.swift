extension UITraitCollection {
  /// What `performAsCurrent` sets; carried by the task that runs, so that no other session sees it.
  @TaskLocal private static var running: UITraitCollection?

  /// What colours and fonts that ask for no collection go by: those of the running session's screen,
  /// or what `performAsCurrent` runs its actions with. Setting it is without effect, as it would outlast the code of the
  /// session that set it.
  public static var current: UITraitCollection {
    get { running ?? ofSession ?? .screen }
    set {}
  }

  private static var ofSession: UITraitCollection? {
    guard let context = Session.current, MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated { context.application.screen.traitCollection }
  }

  public func performAsCurrent(_ actions: () -> Void) {
    Self.$running.withValue(self, operation: actions)
  }
}
