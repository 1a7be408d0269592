import AppHost
import CoordinatorTesting
import UIKit

@testable import Coordinators

/// A running app that random steps are done to, and what must be true of it whenever it is at rest.
@MainActor final class FuzzWorld {
  let stage: Stage
  let ledger = FuzzLedger()
  let guards = FuzzGuards()
  let links = FuzzLinks()
  var prediction = FuzzPrediction()
  var made = 0
  /// How many flows have begun as others ended.
  var followers = 0
  /// Coordinators that the app keeps, to run them once more.
  var ended: [Errand] = []
  var tasks: [Int: Task<Void, Never>] = [:]
  var requests: [Asked] = []
  /// How many tasks wait for what becomes of a request, or of a link.
  private(set) var waits = 0
  /// Whether a flow merges, or has merged, what it is asked for.
  var merges = false
  /// What the library keeps of the flows that there have been.
  var records: [Weakly<Flow>] = []
  var pages: [Weakly<UIViewController>] = []
  /// Screens that the app has shown and nobody owns.
  var nobodys: [Weakly<UIViewController>] = []
  var failure: String?
  var wayBack: WayBack?
  /// Where the program does not itself tell UIKit what to show there is nothing that UIKit may warn of.
  let mode: FuzzMode
  /// A window beside the first, once a flow has been shown there.
  var other: UIWindow?
  /// What that has for its root, and whose that was as it came.
  var otherRoot: (root: Weakly<UIViewController>, flow: Int)?
  var isOver = false
  var isFingerDown = false
  /// The pages that the finger is on.
  weak var turned: UIPageViewController?
  /// Which column a split view collapses onto.
  var tops: [FuzzTopColumn] = []
  /// What makes the pages that users turn to.
  var pagers: [FuzzPager] = []
  var trace: TraceSubscription?
  let events: FuzzTrace?
  /// What is known of the flows of another world, whose tree is opened here.
  var kept: [Int: FuzzKept] = [:]
  /// The numbers of those of them that have been made once more, as a link had left them that has failed.
  var keptAgain: [Int: Int] = [:]
  /// Where the script goes on, once this is closed.
  var successor: FuzzWorld?

  struct Asked {
    let request: ShowRequest
    let flow: Int
    /// What it is to show, if anything.
    let screen: Weakly<UIViewController>?
  }

  init(_ mode: FuzzMode) throws {
    self.mode = mode
    stage = try Stage()
    events = mode.listens ? FuzzTrace(of: stage.home, isToEnd: mode.swapsRoot) : nil
    stage.user.waitsForTransitions = false
    stage.home.ways = { [weak self] step in self?.way(to: step, of: 0) ?? .unknown }
  }

  /// Waits in a task, which is to go on some time.
  func wait(_ body: @escaping @MainActor () async -> Void) {
    waits += 1
    Task { [weak self] in
      await body()
      self?.waits -= 1
    }
  }

  /// Prints what happens from here on.
  func tell() { trace = stage.home.trace { print("  \($0)") } }

  func perform(_ step: FuzzStep) async {
    if step.kind == .restore {
      await restore(step)
    } else if step.isTakenAtRest {
      switch step.kind {
      case .openLink, .openLinkAfar: await openLinkAtRest(step)
      case .openPlace: await openPlaceAtRest(step)
      case .openLinkThatFails: await openLinkThatFails(step)
      case .openLinkAndBegin, .openLinkAndShow:
        await rest()
        stage.run { change(step) }
      default: await tryToLeave(step)
      }
    } else {
      stage.run { change(step) }
    }
    noteOtherRoot()
    if failure == nil { failure = faultMeanwhile() }
    if step.kind == .settle { await rest() }
  }

  // MARK: Steps

  func change(_ step: FuzzStep) {
    predict(step)
    let animated = step.isAnimated
    switch step.kind {
    case .beginPushed, .beginPresented: begin(step)
    case .beginAfar: beginAfar(step)
    case .beginPlainly: beginPlainly(step)
    case .show: show(step)
    case .present: present(step)
    case .pushDirectly: pushDirectly(step)
    case .presentDirectly: presentDirectly(step)
    case .finish, .cancel: end(step)
    case .report, .dropChild: leaveScreens(step)
    case .goBack: goBack(step)
    case .choosePolicy: choosePolicy(step)
    case .cancelTask: cancelTask(step)
    case .popTo:
      let stack = stack(step)
      guard !stack.viewControllers.isEmpty else { return }
      let index = step.other % stack.viewControllers.count
      stack.popToViewController(stack.viewControllers[index], animated: animated)
    case .popToRoot: stack(step).popToRootViewController(animated: animated)
    case .set:
      let stack = stack(step)
      let kept = stack.viewControllers.enumerated().filter { index, _ in
        index == 0 || (step.other >> index) & 1 == 1
      }
      stack.setViewControllers(kept.map(\.element), animated: animated)
    case .dismiss: layers[step.one % layers.count].dismiss(animated: animated)
    case .beginTabs: beginTabs(step)
    case .beginInTab: beginInTab(step)
    case .addPlainTab: addPlainTab(step)
    case .selectTab: selectTab(step)
    case .removeTab: removeTab(step)
    case .tapTab: if mayTap { tapTab(step) }
    case .beginPages: beginPages(step)
    case .turnPage: turnPage(step)
    case .ownPage: ownPage(step)
    case .swipePage: if isAtRest { putFingerOnPage(step) { self.letGo(completed: true) } }
    case .beginColumns: beginColumns(step)
    case .showColumn: showColumn(step)
    case .hideColumn: hideColumn(step)
    case .exchangeColumn: exchangeColumn(step)
    case .beginRoot: beginRoot(step)
    case .exchangeRoot: exchangeRoot()
    case .resize: stage.user.resize(to: stage.user.session.width == .compact ? .regular : .compact)
    case .holdFlow: holdFlow(step)
    case .answer: answer(animated)
    case .openLink, .openLinkAfar: openLink(step)
    case .openLinkAndBegin, .openLinkAndShow: openLinkAndGoOn(step)
    case .openPlace: openPlace(step)
    case .openLinkThatFails: break
    case .takeStep: takeStep(step)
    case .back: if mayTap { user(.goBack) }
    case .swipeBack: user(.swipeBack(.whole))
    // One finger at a time.
    case .swipeDown: if isAtRest { user(.swipeDown(.whole)) }
    case .putFingerOnStack: if isAtRest { putFingerDown(.swipeBack(.begin)) }
    case .putFingerOnSheet: if isAtRest { putFingerDown(.swipeDown(.begin)) }
    case .putFingerOnPage: if isAtRest { putFingerOnPage(step) }
    case .letGo: letGo(completed: animated)
    case .pass: stage.user.clock.advance(by: Double(step.one % 40) / 100)
    case .restore, .settle: break
    }
  }

  /// Bars have no ear while a screen moves, and UIKit warns of what is tapped there nevertheless.
  private var mayTap: Bool { mode.hasDirect ? !isFingerDown : isAtRest }

  func putFingerDown(_ event: UserEvent) {
    isFingerDown = stage.user.session.perform(event) == .performed
  }

  func letGo(completed: Bool) {
    guard isFingerDown else { return }
    isFingerDown = false
    turned?.userEndTurn(completed: completed)
    turned = nil
    user(.swipeBack(completed ? .complete : .cancel))
    user(.swipeDown(completed ? .complete : .cancel))
  }

  /// Where it cannot be done nothing happens. (The virtual user would describe the screen each time.)
  func user(_ event: UserEvent) { stage.user.session.perform(event) }
}
