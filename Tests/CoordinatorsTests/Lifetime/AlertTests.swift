import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows that are an alert and nothing else.
@MainActor struct AlertTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  private typealias Configure = (Errand) -> Void

  private func confirm(_ name: String, _ act: @escaping (Errand) -> Void) -> Configure {
    { flow in
      flow.onStart = { flow in
        let alert = UIAlertController(title: name, message: nil, preferredStyle: .alert)
        flow.stage?.note(alert, "alert")
        alert.addAction(
          UIAlertAction(title: "Yes", style: .default) { [weak flow] _ in flow.map(act) })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        flow.present(alert)
      }
    }
  }

  enum Way: CaseIterable { case none, push, present, over }

  private func presentation(_ way: Way) -> FlowPresentation? {
    switch way {
    case .none: nil
    case .push: .push(on: stage.stack)
    case .present: .present(from: stage.stack)
    case .over: .over()
    }
  }

  @Test("an alert's button gives the result", arguments: Way.allCases)
  func alertResult(way: Way) throws {
    var results: [String?] = []
    stage.run {
      let errand = Errand("confirm", [])
      errand.stage = stage
      stage.note(errand, "confirm")
      confirm("Sure?") { $0.finish(with: "yes") }(errand)
      stage.home.run(errand, presentation(way)) { results.append($0) }
    }
    stage.settle()
    #expect(user.sees("Sure?"))
    try user.tap("Yes")
    #expect(results == ["yes"])
    #expect(stage.alive == [])
    #expect(user.title == "Home")
    #expect(stage.faults == [])
  }

  @Test func `a button without a result is a cancellation`() throws {
    var results: [String?] = []
    stage.run {
      let errand = Errand("confirm", [])
      errand.stage = stage
      stage.note(errand, "confirm")
      confirm("Sure?") { $0.finish(with: "yes") }(errand)
      stage.home.run(errand) { results.append($0) }
    }
    stage.settle()
    try user.tap("No")
    #expect(results == [nil])
    #expect(stage.alive == [])
  }

  enum Begun: CaseIterable { case push, run, take }

  @Test(
    "an alert's button begins a flow over the screen", arguments: Begun.allCases,
    [UIAlertController.Style.alert, .actionSheet])
  func alertThenFlow(begun: Begun, style: UIAlertController.Style) throws {
    stage.begin("confirm", []) { [weak stage] flow in
      let stage = stage
      flow.ways = { [weak stage] _ in
        let next = Errand("next", ["Next"])
        next.stage = stage
        return .start(next, .over())
      }
      flow.onStart = { [weak stage] flow in
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: style)
        alert.addAction(
          UIAlertAction(title: "Yes", style: .default) { [weak flow, weak stage] _ in
            let next = Errand("next", ["Next"])
            next.stage = stage
            switch begun {
            case .push: flow?.pushCoordinator(next, .over())
            case .run: flow?.run(next, .over()) { _ in }
            case .take: flow?.take("next")
            }
          })
        flow.present(alert)
      }
    }
    try user.tap("Yes")
    #expect(user.title == "Next")
    #expect(stage.ends == [])
    try user.swipeDown()
    #expect(user.title == "Home")
    #expect(stage.ends == ["confirm"])
    #expect(stage.faults == [])
  }

  @Test("an alert's button leads to the flow's next screen", arguments: Way.allCases)
  func alertThenScreen(way: Way) throws {
    stage.begin("confirm", [], presentation(way), confirm("Sure?") { $0.show("Next") })
    #expect(user.sees("Sure?"))
    try user.tap("Yes")
    #expect(user.title == "Next")
    #expect(stage.ends == [])
    if way == .none || way == .push {
      try user.goBack()
    } else {
      try user.swipeDown()
    }
    #expect(stage.ends == ["confirm"])
    #expect(stage.alive == [])
    #expect(user.title == "Home")
    #expect(stage.faults == [])
  }

  @Test(
    "code that dismisses an alert ends its flow, and finish takes it away",
    arguments: [true, false])
  func alertDismissed(finishes: Bool) {
    let flow = stage.begin("confirm", [], .over(), confirm("Sure?") { _ in })
    #expect(stage.ends == [])
    if finishes {
      let request = stage.run { flow.object?.finish() }
      stage.settle()
      #expect(request?.outcome == .shown)
    } else {
      stage.run { stage.stack.dismiss(animated: true) }
      stage.settle()
    }
    #expect(stage.ends == ["confirm"])
    #expect(stage.alive == [])
    #expect(user.title == "Home")
    #expect(stage.faults == [])
  }

  @Test("one alert follows another from its didFinish", arguments: [true, false])
  func alertChain(animated: Bool) throws {
    stage.begin("first", [], .over()) { flow in
      confirm("First?") { $0.finish() }(flow)
      let second = confirm("Second?") { $0.finish(animated: animated) }
      flow.didFinish = { [weak stage] _ in
        stage?.ends.append("first")
        stage?.begin("second", [], .over(), settles: false, second)
      }
    }
    try user.tap("Yes")
    #expect(stage.ends == ["first"])
    #expect(user.sees("Second?"))
    try user.tap("Yes")
    #expect(stage.ends == ["first", "second"])
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }
}
