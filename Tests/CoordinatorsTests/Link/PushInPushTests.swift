import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Requests that wait behind a flow that is taken away without animation while its sheet is still coming.
@MainActor struct PushInPushTests {
  @Test("no push is made in the middle of another", arguments: [0, 1, 2, 3, 4, 5, 6], [true, false])
  func waits(kind: Int, animatedEnd: Bool) throws {
    let stage = try Stage()
    let a = stage.begin("a", ["A"])
    if kind == 0 || kind == 4 || kind == 6 { stage.begin("s", ["S"], .over(), within: a.object) }
    // A sheet that is still coming.
    stage.begin("t", kind == 1 || kind == 0 ? ["T", "U"] : ["T"], .over(), within: a.object, settles: kind == 3)
    stage.run { _ = kind == 4 ? a.object?.finish(animated: animatedEnd) : a.object?.cancel(animated: animatedEnd) }
    if kind == 5 || kind == 6 {
      stage.run { stage.home.show("B"); stage.home.show("C") }
    } else {
      let b = stage.begin("b", ["B"], settles: false)
      stage.begin("c", ["C"], within: b.object, settles: false)
    }
    stage.settle()
    #expect(stage.titles() == ["Home", "B", "C"])
    #expect(stage.faults == [])
  }
}
