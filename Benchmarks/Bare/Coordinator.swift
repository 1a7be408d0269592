public import UIKit

open class Coordinator: NSObject, UINavigationControllerDelegate {
  let flow: Flow
  private let life: Life

  public override init() {
    flow = Flow(of: Self.self)
    life = Life(of: flow)
    super.init()
    flow.coordinator = self
  }

  public var didFinish: ((Coordinator) -> Void)? {
    get { flow.handler?.closure }
    set { flow.handler = newValue.map(Flow.Handler.init) }
  }

  /// A child, with the closure that lets go of it.
  public func hold(_ child: Coordinator) {
    flow.children.append(child)
    child.flow.parent = flow
  }

  /// What the library keeps so as to hear of a screen's exit: a record, and a view in the screen's.
  public func hear(of screen: UIViewController) {
    let record = Screen(screen, owner: flow)
    flow.screens.append(record)
    if !(screen is UINavigationController) { flow.first = record }
    screen.view.subviews.insert(Sentinel(of: record), at: 0)
  }

  /// The same for a stack of the flow's own.
  public func hear(of stack: UINavigationController) {
    flow.stacks.append(Stack(stack))
    hear(of: stack as UIViewController)
  }

  /// Lets go of all children, and cuts what holds on to each other.
  public func free() {
    for child in flow.children { child.free() }
    flow.children = []
    for screen in flow.screens { screen.owner = nil }
    (flow.screens, flow.first) = ([], nil)
  }
}

final class Life {
  private let flow: Flow
  init(of flow: Flow) { self.flow = flow }
}

final class Flow {
  weak var coordinator: Coordinator?
  let type: Coordinator.Type
  var children: [Coordinator] = []
  var parent: Flow?
  var presentedAround: Flow?
  var shownAround: Flow?
  var outermostAround: Flow?
  var towardsHeir: Flow?
  var sharedSupervisor: Supervisor?
  var isReleased = false
  var indexInPicture = 0
  var number = 0
  var stage = Stage.idle
  var ending: FlowEnding?
  var hasJustEnded = false
  var endingCoordinator: Coordinator?
  var screens: [Screen] = []
  var stacks: [Stack] = []
  var first: Screen?
  var isHeir = false
  var hasShown = false
  var hasBeenOnScreen = false
  var isManaged = false
  var expectations = 0
  var expectedRequests = 0
  var refusal: Refusal?
  var startRequest: ShowRequest?
  var isLeftWithin = false
  var hasBegunWithin = false
  var beginsParent = false
  var takesScreensAway = false
  var presentationKind: PresentationKind?
  weak var presentationPlace: UIResponder?
  var step: LinkStep?
  weak var navigationController: UINavigationController?
  var handler: Handler?
  var leaveGuard: ((WayOut, @escaping (Bool) -> Void) -> Void)?
  var kept: Output?
  var waiters: [@MainActor (FlowEnding, Any?) -> Void] = []

  init(of type: Coordinator.Type) { self.type = type }

  enum Stage { case idle, running, ending, ended }

  struct Refusal {
    let outcome: RequestOutcome
    var isWithin = false
  }

  final class Output {
    let output: Any
    init(_ output: Any) { self.output = output }
  }

  final class Handler {
    let closure: (Coordinator) -> Void
    var isSilent = false
    var isCalledEarly = false

    init(_ closure: @escaping (Coordinator) -> Void) { self.closure = closure }
  }
}

final class Screen {
  weak var controller: UIViewController?
  let id: ObjectIdentifier
  var owner: Flow?
  var stack: Stack?
  var place = 0
  let number = 0
  var seen = 0
  var isTouched = false
  var removal = Removal.none
  enum Removal { case none, byCode, byFinger }
  var isAskedFor = false
  var isLeftOver = false
  var isInherited = false
  var isGone = false
  var hasHadPlace = false
  var hasAnswered = false
  var supervisor = Supervisor.one
  var sentinel: ObjectIdentifier?
  var watchedView: ObjectIdentifier?
  var isWatchedInWindow = true
  var lastName: String?

  init(_ controller: UIViewController, owner: Flow) {
    self.controller = controller
    self.owner = owner
    stack = owner.stacks.last
    id = ObjectIdentifier(controller)
  }
}

final class Sentinel: UIView {
  let screen: Screen
  var position = Position.inWindow
  var hasBeenPutIn = true
  enum Position { case nowhereYet, inWindow, outOfWindow }

  init(of screen: Screen) {
    self.screen = screen
    super.init()
    isHidden = true
  }
}

final class Stack {
  weak var navigationController: UINavigationController?
  let id: ObjectIdentifier
  var members: [Screen] = []
  var addresses: [ObjectIdentifier] = []
  var certainCount = 0
  var isKnown = false
  var hasBeenOnScreen = false
  var isInWindow = false
  var starts = 0
  var read = 0
  var isWatched = false

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    id = ObjectIdentifier(navigationController)
  }
}

// One for all: the library's is made once for an app.
final class Supervisor {
  static let one = Supervisor()
}
struct LinkStep {
  var name: String
  var values: [String: String]
}
enum PresentationKind {
  case push, root
  case over(UIModalPresentationStyle)
  case present(UIModalPresentationStyle)
  case tab(isSelected: Bool)
}
enum FlowEnding { case finished }
enum RequestOutcome { case shown }

final class ShowRequest {
  var storedOutcome: RequestOutcome?
  var isMade = false
  var handlers: [(RequestOutcome) -> Void] = []
}
enum WayOut { case backButton }
