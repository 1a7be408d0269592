import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// The two directions that a flow comes from.
enum FieldWay: String, CaseIterable, CustomTestStringConvertible {
  case horizontal, vertical
  var testDescription: String { rawValue }

  /// The user goes out of a flow's first screen.
  @MainActor func leave(_ user: VirtualUser) throws {
    switch self {
    case .horizontal: try user.goBack()
    case .vertical: try user.swipeDown()
    }
  }
}

extension Stage {
  func presentation(_ way: FieldWay) -> FlowPresentation {
    switch way {
    case .horizontal: .push(on: stack)
    case .vertical: .present(from: stack)
    }
  }

  /// Nothing is left of what has been there.
  func expectHome(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(alive == [], sourceLocation: sourceLocation)
    #expect(home.childCoordinators == [], sourceLocation: sourceLocation)
    #expect(titles() == ["Home"], sourceLocation: sourceLocation)
    #expect(user.title == "Home", sourceLocation: sourceLocation)
    #expect(faults == [], sourceLocation: sourceLocation)
  }
}
