import CoordinatorTesting
import Coordinators
import UIKit

/// Flows that run for a result, each shown in one way or another.
@MainActor protocol ResultTesting {
  var stage: Stage { get }
}

extension ResultTesting {
  typealias Way = ResultWay

  var user: VirtualUser { stage.user }

  func way(_ way: Way) -> FlowPresentation {
    switch way {
    case .push: .push(on: stage.stack)
    case .present: .present(from: stage.stack)
    case .over: .over()
    }
  }
}
