package import AppHost
import Coordinators

extension AppSession {
  /// From now on a task that waits in `run` for a flow is no work of any session in this process.
  @MainActor package static func leaveFlowWaitsToUsers() {
    FlowWait.host = beginUserWait(after:)
  }
}
