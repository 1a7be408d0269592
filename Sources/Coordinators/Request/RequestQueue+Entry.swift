import UIKit

extension RequestQueue {
  /// One request, with what it is about. Held by whoever carries it out: where that is gone, as an app may
  /// end in the middle of a transition, nobody will.
  @MainActor final class Entry {
    let request: ShowRequest
    // A deinitializer cannot ask the request, which is the main actor's.
    private var isAnswered = false
    private(set) var action: RequestAction
    /// Nil for what is left to do for a flow that has ended, and where the flow is gone.
    var flow: Flow? { requester?.isReleased ?? true ? nil : requester }
    private let requester: Flow?
    /// Whose policy counts first, and who is named in the trace: who has asked, or its parent where this opens a child.
    let policyOwner: Flow?
    /// The flow that has ended, of what is taken away.
    let ended: Flow?
    /// Whether it takes away what others have shown, or goes on with a way out.
    var isRemoval: Bool { requester == nil }
    /// Whether it shows the flow's first screen.
    let opensFlow: Bool
    /// Whether that flow has a parent: it is whose policy counts then, as for the parent the flow is what
    /// is shown.
    let opensChild: Bool
    /// The flows around that one that begin with it, as one does that asks to sign in first: the innermost first. Mostly
    /// there are none.
    let outer: [Flow]
    /// Those whose policies count, the innermost first.
    var policyOwners: [Flow] { (policyOwner.map { [$0] } ?? []) + outer.compactMap(\.parent) }
    /// In how many looks it has found that it cannot come yet.
    private var vainLooks = 0
    private var lastVainLook: Int?
    /// What it is to be shown on is in a tab that is not chosen, say. (What is only just to come is there a few looks later.)
    var isOutOfSight: Bool { vainLooks >= 4 }

    /// Within one look, and up to the next, it may be asked for many times.
    func noteVain(look: Int) {
      if look == lastVainLook { return }
      (lastVainLook, vainLooks) = (look, vainLooks + 1)
    }

    /// Whether the user could go to where it is to be shown, as it waited for that.
    var wasReachable = false
    /// Whether it has waited for something to be over where it is to be shown: nobody has made a mistake where that is gone then.
    var hasHadPlace = false
    /// Whether a look has judged its flow since that has lost what it waited for: it goes on by one within it then.
    var isJudged = false
    private(set) var expectation = Expectation.none
    /// Whether it has been begun: whoever asked for it has gone on since.
    var isUnderWay = false
    /// How many of the dismissals that it has begun have not ended yet.
    var dismissals = 0
    /// One of them was not carried out.
    var isRefused = false
    /// Of what it presents: whether that has come, and whether it is the flow's own by now.
    var hasCome = false
    var isTaken = false

    /// Who waits for it, though not as long as nobody sees where it is to come.
    private var watchers: [Watcher] = []
    // The request holds it, and not the entry: so that can go without an answer, and gives one then.
    @MainActor private final class Watcher {
      private var body: ((RequestOutcome?) -> Void)?
      init(_ body: @escaping (RequestOutcome?) -> Void) { self.body = body }

      func call(_ outcome: RequestOutcome?) {
        let body = body
        self.body = nil
        body?(outcome)
      }
    }

    init(_ action: RequestAction, _ flow: Flow?, of ended: Flow? = nil) {
      self.action = action
      requester = flow
      self.ended = ended
      if let flow, action.screen != nil, flow.needsFirstScreen {
        opensFlow = true
        request = flow.makeStartRequest()
      } else {
        opensFlow = false
        request = ShowRequest()
      }
      opensChild = opensFlow && flow?.parent != nil
      policyOwner = opensChild ? flow?.parent : flow
      outer = opensChild ? Self.outer(of: flow) : []
    }

    private static func outer(of flow: Flow?) -> [Flow] {
      var outer: [Flow] = []
      var inner = flow
      while let child = inner, let around = child.parent, around.parent != nil,
        around.needsFirstScreen(besides: child)
      {
        around.hasBegunWithin = true
        child.beginsParent = true
        outer.append(around)
        inner = around
      }
      return outer
    }

    /// The flow that begins with this, as its parent sees it.
    func flow(begunWithin parent: Flow) -> Flow? {
      if opensChild, policyOwner === parent { return requester }
      return outer.first { $0.parent === parent }
    }

    deinit {
      if !isAnswered { Task { [request] in await request.answer(.refused(.flowHasEnded)) } }
    }

    /// Whether its flow waits for it.
    enum Expectation {
      case none
      /// It waits out of sight, and the flow may be left before it is carried out.
      case request
      case requestAndFlow
    }

    func expect(_ next: Expectation) {
      let former = expectation
      expectation = next
      guard former != next, let flow else { return }
      if former == .requestAndFlow { flow.expectations -= 1 }
      if next == .requestAndFlow { flow.expectations += 1 }
      if former == .none { flow.expectedRequests += 1 }
      if next == .none { flow.expectedRequests -= 1 }
    }

    func answer(_ outcome: RequestOutcome) {
      isAnswered = true
      request.answer(outcome)
    }

    /// Its screen has come: those who wait for the start of its flow, or of those around it, have it.
    func noteStart() {
      if let flow {
        flow.noteStart()
      } else {
        // Its flow was over before that, and is gone.
        outer.first?.noteStartWithin()
      }
    }

    /// - Parameter body: called once, with nil where it waits out of sight.
    func whenAnsweredOrOutOfSight(_ body: @escaping (RequestOutcome?) -> Void) {
      let watcher = Watcher(body)
      watchers.append(watcher)
      request.whenDone { watcher.call($0) }
    }

    /// - Returns: whether anybody waits for it.
    func tellThatItIsOutOfSight() -> Bool {
      let told = watchers
      watchers = []
      for watcher in told { watcher.call(nil) }
      return !told.isEmpty
    }

    /// Takes one more away.
    func add(_ screen: Screen) {
      guard case .takeAway(let screens, let animated) = action else { return }
      action = .takeAway(screens + [screen], animated: animated)
    }

    /// The type of the flow or the screen that comes, as one sees it whose policy counts. Nil where it goes back.
    func newcomer(for policyOwner: Flow) -> ObjectIdentifier? {
      if let begun = flow(begunWithin: policyOwner) { return ObjectIdentifier(begun.type) }
      return action.screen.map { ObjectIdentifier(Swift.type(of: $0)) }
    }

    // What the trace calls it, and the flow that it is of.
    var title: String {
      policyOwner.flatMap(flow(begunWithin:)).map { "start \($0.name)" } ?? action.title
    }
    var flowName: String { (policyOwner ?? ended)?.name ?? "" }
  }
}
