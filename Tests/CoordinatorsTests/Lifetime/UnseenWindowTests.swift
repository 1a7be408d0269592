import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows in a window that is never seen.
@MainActor struct UnseenWindowTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  @Test(
    "a flow in a window that is never seen goes with it", arguments: [true, false], [true, false])
  func unseenWindow(waits: Bool, takesRoot: Bool) async {
    var windows = stage.run { [UIWindow(frame: UIScreen.main.bounds)] }
    let flow = stage.begin("flow", ["A", "B"], .root(of: windows[0]))
    let request = waits ? stage.run { flow.object?.present(UIViewController()) } : nil
    stage.settle()
    stage.run {
      if takesRoot { windows[0].rootViewController = nil }
      windows = []
    }
    await stage.turns()
    // Here is the next look.
    stage.begin("other", ["O"])
    try? user.goBack()
    await stage.turns()
    if waits { #expect(request?.outcome != nil) }
    #expect(flow.object == nil)
    #expect(stage.ends == ["flow", "other"] || stage.ends == ["other", "flow"])
    #expect(stage.alive == [])
  }
}
