import UIKit

/// Dies with a coordinator, and tells its flow.
@MainActor final class Life {
  private let flow: Flow

  init(of flow: Flow) { self.flow = flow }

  #if canImport(ObjectiveC)
    // A deinitializer on the main actor would need a later iOS. UIKit's objects, and who holds them,
    // are released on the main thread.
    deinit {
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { [flow] in flow.wasReleased() }
    }
  #else
    isolated deinit { flow.wasReleased() }
  #endif
}
