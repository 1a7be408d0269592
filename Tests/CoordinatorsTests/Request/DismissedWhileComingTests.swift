import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A sheet that goes without animation while it is still coming, and screens that wait for that.
@MainActor struct DismissedWhileComingTests {
  enum Sheet: CaseIterable { case library, app, alert }

  @Test("they come one after the other", arguments: Sheet.allCases, [true, false])
  func comeInTurn(sheet: Sheet, animated: Bool) throws {
    let stage = try Stage()
    let page =
      sheet == .alert
      ? UIAlertController(title: "Q", message: nil, preferredStyle: .alert) : stage.page("Sheet")
    let requests = stage.run {
      if sheet == .library {
        stage.home.present(page)
      } else {
        stage.stack.present(page, animated: true)
      }
      stage.stack.dismiss(animated: animated)
      return ["B", "C"].map { stage.home.show($0) }
    }
    stage.settle()
    #expect(requests.map(\.outcome) == [.shown, .shown])
    #expect(stage.titles() == ["Home", "B", "C"])
    #expect(stage.faults == [])
  }

  enum Kind: CaseIterable {
    case sheets, stackInSheet, sheet, afterRest, finished, own, ownOverSheets
  }

  @Test(
    "so do those after a flow that has ended meanwhile", arguments: Kind.allCases, [true, false])
  func afterFlow(kind: Kind, animated: Bool) throws {
    let stage = try Stage()
    let flow = stage.begin("flow", ["A"])
    if [.sheets, .finished, .ownOverSheets].contains(kind) {
      stage.begin("lower", ["S"], .over(), within: flow.object)
    }
    let titles = kind == .stackInSheet || kind == .sheets ? ["T", "U"] : ["T"]
    stage.begin("upper", titles, .over(), within: flow.object, settles: kind == .afterRest)
    stage.run {
      if kind == .finished {
        flow.object?.finish(animated: animated)
      } else {
        flow.object?.cancel(animated: animated)
      }
      guard kind == .own || kind == .ownOverSheets else { return }
      for title in ["B", "C"] { stage.home.show(title) }
    }
    if kind != .own, kind != .ownOverSheets {
      let next = stage.begin("next", ["B"], settles: false)
      stage.begin("last", ["C"], within: next.object, settles: false)
    }
    stage.settle()
    #expect(stage.titles() == ["Home", "B", "C"])
    #expect(stage.faults == [])
  }
}
