import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow with sheets over it is cancelled as another sheet comes, and something else is to come after that.
@MainActor struct DismissedStackOfSheetsTests {
  @Test("what comes next waits until they have gone", arguments: [true, false], [true, false])
  func waits(isWithin: Bool, isAlert: Bool) throws {
    let stage = try Stage()
    let a = stage.begin("A", ["A"], .over())
    stage.begin("B", ["B"], .over(), within: isWithin ? a.object : nil)
    let last =
      isAlert
      ? UIAlertController(title: "Q", message: nil, preferredStyle: .alert) : UIViewController()
    let sheet = stage.page("Sheet")
    var outcomes: [RequestOutcome] = []
    stage.run {
      a.object?.present(last)
      a.object?.cancel().whenDone { outcomes.append($0) }
      stage.home.present(sheet).whenDone { outcomes.append($0) }
    }
    stage.settle()
    #expect(outcomes == [.shown, .shown])
    #expect(stage.stack.presentedViewController === sheet)
    #expect(stage.user.title == "Sheet")
    #expect(stage.faults == [])
  }
}
