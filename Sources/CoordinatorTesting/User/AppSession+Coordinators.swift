package import AppHost
import Coordinators
import UIKit

extension AppSession {
  /// From now on a task that waits in `run` for a flow is no work of any session in this process.
  @MainActor package static func leaveFlowWaitsToUsers() {
    FlowWait.host = beginUserWait(after:orGiveUp:)
  }

  /// From now on the census of a session hears of the coordinators that are made in it.
  @MainActor static func countCoordinators() {
    CoordinatorWatch.onMake = { Session.current?.application.onMake?($0) }
  }
}
