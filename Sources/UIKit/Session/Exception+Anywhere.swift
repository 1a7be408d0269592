import Dispatch

/// An exception in code that may run anywhere, as snapshots are made. Off the main actor it stops the
/// process, as on iOS.
func raiseFromAnywhere(_ reason: String) {
  guard Thread.isMainThread || Dispatch.DispatchQueue.getSpecific(key: mainQueueKey) != nil else {
    fatalError("*** Terminating app due to uncaught exception, reason: '\(reason)'")
  }
  MainActor.assumeIsolated { raise(.internalInconsistencyException, reason) }
}

/// Tells code on the main queue, whichever thread serves it: the main actor's executor cannot be
/// asked, and after its first suspension an asynchronous `main` has left the main thread.
private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  Dispatch.DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
