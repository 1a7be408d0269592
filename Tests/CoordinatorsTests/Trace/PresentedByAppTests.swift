import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What the app presents by UIKit itself is in the trace as of the next look, over whatever flow it lies.
@MainActor struct PresentedByAppTests {
  private let stage: Stage
  private let log = TraceRecord()
  init() throws { stage = try Stage() }

  /// What has been told of what the app presents.
  private var lines: [String] {
    log.events.compactMap { event in
      switch event {
      case .presented, .dismissed: event.description
      default: nil
      }
    }
  }

  private var sheet: UINavigationController? {
    stage.stack.presentedViewController as? UINavigationController
  }

  /// Something that the library hears of.
  private func look() {
    stage.stack.pushViewController(stage.page("Next"), animated: false)
    stage.settle()
  }

  /// The same, which leaves what has a sheet in its own context on top.
  private func look(at presented: Presented) {
    guard presented == .inContext else { return look() }
    stage.home.own(stage.page("Part"))
    stage.settle()
  }

  enum Presented: CaseIterable { case screen, stack, alert, inContext }

  @Test("told once as it comes and once as it goes", arguments: Presented.allCases, [true, false])
  func told(presented: Presented, isAnimated: Bool) {
    let tracing = stage.home.trace { [log] in log.events.append($0) }
    let controller =
      switch presented {
      case .screen, .inContext: stage.page("Sheet")
      case .stack: UINavigationController(rootViewController: stage.page("Sheet"))
      case .alert: UIAlertController(title: "Sheet", message: nil, preferredStyle: .alert)
      }
    let presenter = stage.stack.topViewController ?? stage.stack
    stage.run {
      if presented == .inContext {
        presenter.definesPresentationContext = true
        controller.modalPresentationStyle = .overCurrentContext
      }
      presenter.present(controller, animated: isAnimated)
    }
    stage.settle()
    for _ in 1...2 { stage.run { look(at: presented) } }
    let name =
      presented == .alert ? "UIAlertController “Sheet”" : "UIViewController “Sheet”"
    #expect(lines == ["the app has presented \(name) over Errand"])
    stage.run { presenter.dismiss(animated: isAnimated) }
    stage.settle()
    for _ in 1...2 { stage.run { look() } }
    #expect(lines.dropFirst() == ["\(name), which the app had presented, is gone"])
    tracing.cancel()
  }

  @Test func `over another that the app has presented, and both go`() {
    let tracing = stage.home.trace { [log] in log.events.append($0) }
    let flow = stage.begin("flow", ["A"])
    stage.run {
      let sheet = stage.page("Sheet")
      stage.stack.present(sheet, animated: true)
      stage.settle()
      sheet.present(stage.page("Over"), animated: true)
      stage.settle()
      _ = flow.object?.own(stage.page("Z"))
      look()
    }
    #expect(
      lines == [
        "the app has presented UIViewController “Sheet” over Errand",
        "the app has presented UIViewController “Over” over Errand",
      ])
    stage.run {
      stage.stack.dismiss(animated: true)
      stage.settle()
      look()
    }
    #expect(lines.count == 4)
    tracing.cancel()
  }

  @Test func `once a flow begins over it, it is a flow's`() throws {
    let tracing = stage.home.trace { [log] in log.events.append($0) }
    stage.run {
      let sheet = UINavigationController(rootViewController: stage.page("Sheet"))
      stage.stack.present(sheet, animated: true)
      stage.settle()
      look()
    }
    stage.begin("flow", ["A"], .push(on: try #require(sheet)))
    #expect(log.events.contains(.shown(screen: "UIViewController “Sheet”", flow: "Errand")))
    stage.run {
      stage.stack.dismiss(animated: true)
      stage.settle()
      look()
    }
    #expect(lines == ["the app has presented UIViewController “Sheet” over Errand"])
    #expect(log.events.contains(.left(screen: "UIViewController “Sheet”", flow: "Errand")))
    tracing.cancel()
  }

  @Test("what is a flow's is no such thing", arguments: [true, false])
  func flows(isPlain: Bool) {
    let tracing = stage.home.trace { [log] in log.events.append($0) }
    if isPlain {
      stage.begin("flow", [], .over(), settles: false) { flow in
        flow.onStart = { [weak stage] flow in
          guard let stage else { return }
          stage.stack.present(
            UINavigationController(rootViewController: stage.page("A")), animated: true)
        }
      }
      stage.settle()
    } else {
      stage.begin("flow", ["A"], .over())
      stage.begin("within", ["B"], .over())
    }
    #expect(lines == [])
    tracing.cancel()
  }

  @Test func `whoever listens from now on hears of what is there by now`() {
    stage.run {
      stage.stack.present(stage.page("Sheet"), animated: true)
      stage.settle()
      look()
    }
    let tracing = stage.home.trace { [log] in log.events.append($0) }
    stage.run { look() }
    #expect(lines == ["the app has presented UIViewController “Sheet” over Errand"])
    tracing.cancel()
  }
}
