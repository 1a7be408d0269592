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
