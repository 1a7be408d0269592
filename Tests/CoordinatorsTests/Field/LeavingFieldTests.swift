import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What hurt the users of other libraries, F3: a flow is started while another transition completes.
@MainActor struct LeavingFieldTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }

  init() throws { stage = try Stage() }

  enum Moment: String, CaseIterable, CustomTestStringConvertible {
    /// In the screen that leaves.
    case willDisappear, didDisappear
    /// In what UIKit calls when the transition has ended: that of its coordinator, and that of `dismiss`.
    case transitionCompletion, dismissCompletion
    /// Told by the library, once the transition is over.
    case didFinish
    var testDescription: String { rawValue }
  }

  struct Departure: CustomTestStringConvertible {
    let way: FieldWay
    let moment: Moment
    var testDescription: String { "\(way.rawValue), in \(moment.rawValue)" }
  }

  nonisolated static let departures = FieldWay.allCases.flatMap { way in
    Moment.allCases.map { Departure(way: way, moment: $0) }
      // Nothing that is pushed is dismissed.
      .filter { way == .vertical || $0.moment != .dismissCompletion }
  }

  @Test(
    "F3: a flow started while another one leaves lives until it has been shown and left",
    arguments: departures, FieldWay.allCases)
  func startWhileAnotherLeaves(departure: Departure, way: FieldWay) throws {
    var endsAsItStarts: [String]?
    let start = { [weak stage] in
      guard let stage, endsAsItStarts == nil else { return }
      endsAsItStarts = stage.ends
      stage.begin("second", ["B"], stage.presentation(way), settles: false)
    }
    begin(departure, start)
    if departure.moment == .dismissCompletion {
      stage.run { stage.stack.dismiss(animated: true, completion: start) }
      stage.settle()
    } else {
      try departure.way.leave(user)
    }
    // Where it is not the library that tells, the first one's exit is still to be heard.
    #expect(endsAsItStarts == (departure.moment == .didFinish ? ["first"] : []))
    #expect(user.title == "B")
    #expect(stage.titles() == (way == .horizontal ? ["Home", "B"] : ["Home"]))
    #expect(stage.ends == ["first"])
    #expect(stage.alive == ["second", "B"])
    #expect(stage.home.childCoordinators.count == 1)
    try way.leave(user)
    #expect(stage.ends == ["first", "second"])
    stage.expectHome()
  }

  /// A flow that has one started as it leaves.
  private func begin(_ departure: Departure, _ start: @escaping () -> Void) {
    stage.begin("first", [], stage.presentation(departure.way)) { first in
      first.onStart = { [weak stage] first in
        let screen = Talker()
        screen.title = "A"
        stage?.note(screen, "A")
        switch departure.moment {
        case .willDisappear: screen.onWillDisappear = start
        case .didDisappear: screen.onDisappear = start
        case .transitionCompletion:
          screen.onWillDisappear = { [weak screen] in
            screen?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in start() }
          }
        case .dismissCompletion, .didFinish: break
        }
        first.show(screen)
      }
      guard departure.moment == .didFinish else { return }
      first.didFinish = { [weak stage] _ in
        stage?.ends.append("first")
        start()
      }
    }
  }
}
