public import UIKit

open class Coordinator: NSObject, UINavigationControllerDelegate {
  let flow: Flow

  public override init() {
    flow = Flow(of: Self.self)
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

  /// Lets go of all children.
  public func free() { flow.children = [] }
}

final class Flow {
  weak var coordinator: Coordinator?
  let name: String
  var children: [Coordinator] = []
  weak var parent: Flow?
  var sharedSupervisor: Supervisor?
  var number = 0
  var stage = Stage.idle
  var screens: [Screen] = []
  var stacks: [Stack] = []
  var hasShown = false
  var hasBeenOnScreen = false
  var isManaged = false
  var expectations = 0
  var expectedRequests = 0
  var wasRefused = false
  var presentation: FlowPresentation?
  weak var navigationController: UINavigationController?
  var handler: Handler?
  var output: Any?
  var waiters: [(FlowEnding) -> Void] = []

  init(of type: Coordinator.Type) { name = "\(type)" }

  enum Stage { case idle, running, ending, ended }

  final class Handler {
    let closure: (Coordinator) -> Void
    var isSilent = false

    init(_ closure: @escaping (Coordinator) -> Void) { self.closure = closure }
  }
}

// Never made: a flow has room for them.
final class Supervisor {}
final class Screen {}
final class Stack {}
enum FlowPresentation {
  case push(UINavigationController)
  case present(UIViewController, UIModalPresentationStyle)
  case tab(UIViewController, Bool)
  case root(UIView)
}
enum FlowEnding { case finished }
