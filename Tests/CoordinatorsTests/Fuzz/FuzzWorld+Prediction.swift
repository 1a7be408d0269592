import CoordinatorTesting
import Coordinators
import UIKit

/// What the steps alone say must be there.
extension FuzzWorld {
  /// A step is about to be taken.
  func predict(_ step: FuzzStep) {
    switch step.kind {
    case .show: if let number = flow(step)?.0, mayTakeOther(number) { prediction.doubtAll() }
    case .beginPushed, .beginPresented, .beginPlainly, .beginAfar, .beginTabs, .beginInTab,
      .beginPages, .beginColumns, .present, .pushDirectly, .presentDirectly, .addPlainTab,
      .selectTab, .resize, .choosePolicy, .holdFlow, .restore, .putFingerOnPage, .pass, .settle,
      .exchangeRoot:
      break
    // Where there is a guard that is an attempt to leave.
    case .putFingerOnStack, .putFingerOnSheet: if hasGuards { prediction.doubtAll() }
    case .goBack:
      prediction.doubtScreens()
      for other in flow(step).map({ flowsWithPages(of: $0.0) }) ?? [] {
        prediction.doubt(around: other)
      }
    case .letGo: if step.isAnimated { prediction.doubtAll() }
    // What they may end is known only as they are taken.
    case .report, .dropChild, .answer, .openLink, .openLinkAndBegin, .openLinkAndShow, .openPlace,
      .openLinkThatFails, .openLinkAfar:
      break
    case .beginRoot, .finish, .cancel, .cancelTask, .popTo, .popToRoot, .set,
      .dismiss, .removeTab, .tapTab,
      .turnPage, .swipePage, .ownPage, .showColumn, .hideColumn, .exchangeColumn,
      .takeStep, .back, .swipeBack, .swipeDown:
      prediction.doubtAll()
    }
  }

  var hasGuards: Bool { ledger.flows.keys.contains(where: guards.guards) }

  /// Whether nothing moves or waits.
  var isQuiet: Bool {
    isAtRest && !guards.isAsking && links.undecided.isEmpty
      && requests.allSatisfy { $0.request.outcome != nil }
  }

  /// The root's own stack is always there, and all can be presented over it.
  func isOnRoot(_ presentation: FlowPresentation?) -> Bool {
    switch presentation {
    case .push(let stack): stack === stage.stack
    case .present(let presenter, _): presenter === stage.stack
    default: false
    }
  }

  func end(_ flow: Int) {
    leaveForeignPages(of: flow)
    ledger.end(flow)
    // One that is merged with another is answered when that has been shown.
    if failure == nil, merges ? prediction.mustRun(flow) : !prediction.mayEnd(flow) {
      failure = "flow \(flow) was told its end, and nothing has ended it"
    }
  }

  func faultOfPrediction() -> String? {
    let controllers = controllers
    let present = ledger.present(by: controllers)
    if let flow = prediction.flowsThatMustRun.first(where: { !present.contains($0) }) {
      return "flow \(flow) was shown, and is gone without a reason"
    }
    let there = Set(controllers.map(ledger.number))
    if let screen = prediction.screensThatMustBeThere.first(where: { !there.contains($0) }) {
      return "screen \(screen) was shown, and is gone without a reason"
    }
    return nil
  }

  func predictFromRest() {
    let controllers = controllers
    let present = ledger.present(by: controllers)
    let flows = ledger.flows.filter { $0.value.ends == 0 && present.contains($0.key) }
    var screens: [Int: Int] = [:]
    for controller in controllers {
      if let owner = ledger.owner(of: controller) {
        screens[ledger.number(of: controller)] = owner
      }
    }
    prediction.rest(
      flows: flows.mapValues { $0.parent ?? 0 }, screens: screens,
      isMoreToCome: !links.undecided.isEmpty)
  }
}
