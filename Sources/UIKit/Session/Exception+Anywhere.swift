/// An exception in code that may run anywhere, as snapshots are made. Off the main actor it stops the
/// process, as on iOS.
func raiseFromAnywhere(_ reason: String) {
  guard MainQueue.isCurrent else {
    fatalError("*** Terminating app due to uncaught exception, reason: '\(reason)'")
  }
  MainActor.assumeIsolated { raise(.internalInconsistencyException, reason) }
}
