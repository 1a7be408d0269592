import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What a session is made of, seen from outside of it.
@MainActor struct SessionProbeTests {
  private let clock = ManualClock()
  private let session: AppSession
  private let probe: SessionProbe

  init() throws {
    SessionProbe.prepare()
    let census = Census()
    session = try AppSession(
      app: App(name: "Test") { _ in Delegate(Root()) }, device: App.Device(id: "test"),
      clock: .manual(clock), isStrict: false, census: census)
    probe = SessionProbe(session, census: census)
  }

  private func tap(_ label: String) throws {
    let button = try #require(
      session.tree.root.all { $0.role == .button }.last { $0.label == label })
    #expect(session.perform(.tap(button.id)) == .performed)
    clock.runUntilIdle()
  }

  @Test func `the flows are those of now`() throws {
    #expect(probe.flows == "Root\n  - Screen “Home”")
    try tap("Start")
    #expect(probe.flows.hasSuffix("\n  Step\n    - Screen “Step”"))
    session.perform(.goBack)
    clock.runUntilIdle()
    #expect(probe.flows == "Root\n  - Screen “Home”")
  }

  @Test func `the trace tells what has happened, and keeps the end of it`() throws {
    try tap("Start")
    #expect(probe.trace.contains("Step started"))
    for _ in 1...100 {
      session.perform(.goBack)
      clock.runUntilIdle()
      try tap("Start")
    }
    #expect(probe.trace.count == SessionProbe.traceLimit)
    #expect(probe.traceCount > SessionProbe.traceLimit)
  }

  @Test func `what has outlived its flow is named once all is at rest`() throws {
    try tap("Start")
    #expect(probe.leaks == [])
    try tap("Hold on")
    session.perform(.goBack)
    #expect(probe.leaks == [])
    clock.runUntilIdle()
    #expect(probe.leaks.map(\.type).contains("Step"))
  }

  @Test func `what the user does is written down until the recorder is stopped`() throws {
    try tap("Start")
    #expect(probe.script.description == "tap \"Start\"\nexpect title \"Step\"\n")
    probe.stopRecording()
    try tap("Hold on")
    #expect(probe.script.description == "tap \"Start\"\nexpect title \"Step\"\n")
    probe.record()
    #expect(probe.script.lines.isEmpty)
    session.perform(.goBack)
    clock.runUntilIdle()
    #expect(probe.script.description == "go back\nexpect title \"Home\"\n")
  }
}

private final class Root: Coordinator, FirstFlow {
  let stack = UINavigationController()

  override func start() {
    stack.delegate = self
    let home = Screen("Home") { screen in
      screen.button("Start") { [weak self] in self.map { $0.pushCoordinator(Step(on: $0.stack)) } }
    }
    stack.pushViewController(home, animated: false)
  }
}

private final class Step: Coordinator {
  private let stack: UINavigationController
  private var kept: Any?

  init(on stack: UINavigationController) {
    self.stack = stack
    super.init()
  }

  override func start() {
    let screen = Screen("Step") { screen in
      screen.button("Hold on") { [weak self] in self?.holdOn() }
    }
    stack.pushViewController(screen, animated: true)
  }

  private func holdOn() { kept = { self.start() } }
}
