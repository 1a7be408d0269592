import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What an app that waits for its user is at work with.
@MainActor struct SettleTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  private final class LoadingPage: UIViewController {
    private(set) var isLoaded = false

    override func viewDidLoad() {
      super.viewDidLoad()
      Task { [weak self] in
        try await Task.sleep(for: .milliseconds(20))
        self?.isLoaded = true
      }
    }
  }

  @Test func `an app is at rest while one of its tasks waits for a flow`() async throws {
    stage.run { Task { [home = stage.home] in try await home.run(Errand("child", ["A"])) } }
    try await stage.user.settle()
    #expect(stage.user.title == "A")
    #expect(!stage.user.session.isBusy)
    try stage.user.goBack()
    try await stage.user.settle()
    #expect(stage.home.childCoordinators == [])
    #expect(!stage.user.session.isBusy)
  }

  @Test func `while one waits for a request that nobody may ever see`() async throws {
    let scene = try LinkScene(hasTabs: true)
    var outcome: RequestOutcome?
    scene.stage.run {
      let request = scene.flow("right")?.present(scene.stage.page("Sheet"))
      Task { outcome = await request?.done() }
    }
    try await scene.user.settle()
    #expect(outcome == nil)
    #expect(!scene.user.session.isBusy)
    try scene.user.tap("right")
    try await scene.user.settle()
    #expect(outcome == .shown)
    #expect(!scene.user.session.isBusy)
  }

  @Test func `while one waits for a link that waits at a gate`() async throws {
    let gate = Errand("gate", ["Gate"])
    stage.home.ways = { [weak stage] _ in
      let child = LinkWay.start(Errand("child", ["A"]))
      return stage?.ends == ["gate"] ? child : .pass(gate, then: child)
    }
    gate.didFinish = { [weak stage] _ in stage?.ends.append("gate") }
    var outcome: LinkOutcome?
    stage.run { Task { [home = stage.home] in outcome = await home.open(["child"]) } }
    try await stage.user.settle()
    #expect(outcome == nil)
    #expect(stage.user.title == "Gate")
    #expect(!stage.user.session.isBusy)
    stage.run { gate.finish(with: "token") }
    try await stage.user.settle()
    #expect(outcome == .opened)
    #expect(!stage.user.session.isBusy)
  }

  @Test func `what the flow's screens are at work with is waited for`() async throws {
    let page = LoadingPage()
    let errand = Errand("child", [])
    errand.onStart = { [weak page] in if let page { $0.show(page, animated: true) } }
    stage.run { Task { [home = stage.home] in try await home.run(errand) } }
    try await stage.user.settle()
    #expect(page.isLoaded)
  }

  @Test("what the task does after the flow is waited for", arguments: [true, false])
  func afterwards(endsAtOnce: Bool) async throws {
    let errand = Errand("child", ["A"])
    if endsAtOnce { errand.onStart = { $0.finish(with: "token") } }
    var result: String?
    stage.run {
      Task { [home = stage.home] in
        let token = try await home.run(errand)
        try await Task.sleep(for: .milliseconds(20))
        result = token
      }
    }
    try await stage.user.settle()
    if !endsAtOnce {
      #expect(result == nil)
      stage.run { errand.finish(with: "token") }
      try await stage.user.settle()
    }
    #expect(result == "token")
    #expect(!stage.user.session.isBusy)
  }
}
