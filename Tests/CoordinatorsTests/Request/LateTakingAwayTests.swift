import AppHost
import CoordinatorTesting
import Testing
import UIKit

@testable import Coordinators

/// A flow that nothing runs around, which ends as a screen of it loads, and that its owner lets go of then.
@MainActor struct LateTakingAwayTests {
  private final class Page: UIViewController {
    var didLoad: () -> Void = {}
    override func viewDidLoad() {
      super.viewDidLoad()
      didLoad()
    }
  }

  private final class Owner {
    var flow: Errand?
  }

  @Test("nothing of it is left", arguments: [true, false], [true, false])
  func leavesNothing(isPushed: Bool, takesAway: Bool) async throws {
    let stage = try Stage()
    let owner = Owner()
    weak var tree: Supervisor?
    var request: ShowRequest?
    stage.run {
      let flow = Errand("lone", ["One"])
      stage.note(flow, "lone")
      flow.stage = stage
      owner.flow = flow
      flow.didFinish = { [weak stage, weak owner] _ in
        stage?.ends.append("lone")
        owner?.flow = nil
      }
      tree = flow.flow.supervisor
      flow.start(isPushed ? .push(on: stage.stack) : .present(from: stage.stack))
      let page = Page()
      page.title = "page"
      stage.note(page, "page")
      page.didLoad = { [weak flow] in
        if takesAway { request = flow?.finish() } else { flow.map { $0.didFinish?($0) } }
      }
      // When the first has come.
      flow.show(page)
    }
    stage.settle()
    #expect(stage.ends == ["lone"])
    #expect(stage.alive == (takesAway ? [] : ["One", "page"]))
    #expect(request?.outcome == (takesAway ? .shown : nil))
    // What is left on the stack knows of the tree that it was in.
    stage.run {
      stage.stack.dismiss(animated: false)
      stage.window.rootViewController = UIViewController()
    }
    stage.settle()
    // An object that is released is in no session.
    await stage.turns()
    #expect(stage.alive == [])
    #expect(tree == nil)
    #expect(stage.faults == [])
  }
}
