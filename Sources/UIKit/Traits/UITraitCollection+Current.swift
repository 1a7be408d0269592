extension UITraitCollection {
  /// What `performAsCurrent` sets; carried by the task that runs, so that no other session sees it.
  @TaskLocal private static var running: UITraitCollection?

  /// What colours and fonts that ask for no collection go by: a phone's, or what `performAsCurrent`
  /// runs its actions with. Setting it is without effect, as it would outlast the code of the
  /// session that set it.
  public static var current: UITraitCollection {
    get { running ?? .screen }
    set {}
  }

  public func performAsCurrent(_ actions: () -> Void) {
    Self.$running.withValue(self, operation: actions)
  }
}
