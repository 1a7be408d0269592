import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Steps to tabs whose bar is asked for in the same turn.
@MainActor struct TabToComeTests {
  @Test("it is gone to as the bar comes", arguments: [false, true], [0, 1, 2])
  func taken(byLink: Bool, tab: Int) throws {
    let stage = try Stage()
    let record = TraceRecord()
    let bar = UITabBarController()
    var outcomes: [LinkOutcome] = []
    let step = LinkStep("\(tab)")
    let subscription = stage.run { stage.home.trace { record.events.append($0) } }
    let tabs = stage.begin("bar", [], .over(style: .fullScreen), settles: false) { tabs in
      tabs.onStart = { [unowned bar] tabs in
        tabs.show(bar)
        for name in ["0", "1", "2"] {
          let inner = Errand(name, [name])
          inner.linkStep = LinkStep(name)
          tabs.pushCoordinator(inner, .tab(of: bar))
        }
      }
      tabs.ways = { [unowned tabs] step in
        let inner = tabs.childCoordinators.first { $0.linkStep == step }
        return inner.map { .start($0) } ?? .unknown
      }
    }
    stage.run {
      if byLink {
        tabs.object?.open([step]) { outcomes.append($0) }
      } else {
        tabs.object?.take(step) { outcomes.append($0) }
      }
    }
    stage.settle()
    #expect(outcomes == [.opened])
    #expect(bar.selectedIndex == tab)
    #expect(stage.stack.presentedViewController === bar)
    #expect(!record.lines.contains { $0.contains("runs already") })
    #expect(tabs.object?.link == [step])
    withExtendedLifetime(subscription) {}
  }
}
