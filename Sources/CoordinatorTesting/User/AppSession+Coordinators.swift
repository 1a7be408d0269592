package import AppHost
import Coordinators
import UIKit

extension AppSession {
  /// From now on a task that waits for a flow, a request or a link is no work of any session in this process.
  @MainActor package static func leaveWaitsToUsers() {
    UserWait.host = beginUserWait(after:orGiveUp:)
  }

  /// From now on the census of a session hears of the coordinators that are made in it.
  @MainActor static func countCoordinators() {
    CoordinatorWatch.onMake = { Session.current?.application.onMake?($0) }
  }
}
