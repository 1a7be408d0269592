/// What must be there by what has been done alone. It asks neither UIKit nor the library, but for which requests
/// were answered to have been shown, and for what is there when all is at rest.
///
/// Of most it says nothing: whatever could be a reason for a flow's end makes that doubtful until the next rest.
struct FuzzPrediction {
  private struct Life {
    let flow: Int
    var isShown = false
    var isDoubtful = false
    /// What it has asked for was not shown, once at least.
    var isRefused = false
    var isSure: Bool { isShown && !isDoubtful }
    var mayEnd: Bool { isDoubtful || isRefused && !isShown }
  }

  /// By number, as what is called `flow` in a life: the flow around it. That of the root is 0.
  private var flows: [Int: Life] = [:]
  /// By number, with the flow that has asked for each.
  private var screens: [Int: Life] = [:]
  /// Something that may take away whatever there is, or comes, may not be over.
  private var isAnythingPossible = false
  /// A link that opens nothing may still take away what was there before it.
  private var isLeaving = false

  // MARK: What comes

  /// - Parameter staysInPlace: whether no link takes away what the flow is shown on.
  mutating func begin(_ flow: Int, within parent: Int, staysInPlace: Bool) {
    let isDoubtful = isDoubtful(within: parent) || isLeaving && !staysInPlace
    flows[flow] = Life(flow: parent, isDoubtful: isDoubtful)
  }

  mutating func ask(for screen: Int, of flow: Int) {
    screens[screen] = Life(flow: flow, isDoubtful: isDoubtful(within: flow))
  }

  /// A request was answered so.
  mutating func show(_ screen: Int?, of flow: Int) {
    flows[flow]?.isShown = true
    if let screen { screens[screen]?.isShown = true }
  }

  /// Or otherwise.
  ///
  /// - Parameter holdsFlows: whether it was for something that flows may have been shown in by then, as in the tabs of a tab
  ///   bar. They go with that.
  mutating func refuse(_ flow: Int, holdsFlows: Bool = false) {
    flows[flow]?.isRefused = true
    guard holdsFlows else { return }
    for other in flows.keys where other != flow && isWithin(flow, other) {
      flows[other]?.isDoubtful = true
    }
    for (screen, life) in screens where life.flow != flow && isWithin(flow, life.flow) {
      screens[screen]?.isDoubtful = true
    }
  }

  private func isWithin(_ outer: Int, _ flow: Int) -> Bool {
    flow == outer || flows[flow].map { isWithin(outer, $0.flow) } ?? false
  }

  private func isDoubtful(within flow: Int) -> Bool {
    isAnythingPossible || flow != 0 && flows[flow]?.isDoubtful ?? true
  }

  // MARK: What may end it

  /// Anything may go, also what comes before the next rest.
  mutating func doubtAll() {
    isAnythingPossible = true
    doubtWhatIsThere()
  }

  /// What there is may go, and what comes stays.
  mutating func doubtWhatIsThere() {
    isLeaving = true
    for flow in flows.keys { flows[flow]?.isDoubtful = true }
    doubtScreens()
  }

  /// Flows stay.
  mutating func doubtScreens() { for screen in screens.keys { screens[screen]?.isDoubtful = true } }

  /// A flow ends: with it go those within it, and maybe those around it with all within them.
  mutating func doubt(around flow: Int) {
    let outermost = outermost(of: flow)
    for (other, _) in flows where self.outermost(of: other) == outermost {
      flows[other]?.isDoubtful = true
    }
    for (screen, life) in screens where self.outermost(of: life.flow) == outermost {
      screens[screen]?.isDoubtful = true
    }
  }

  private func outermost(of flow: Int) -> Int {
    var outermost = flow
    while let around = flows[outermost]?.flow, around != 0 { outermost = around }
    return outermost
  }

  // MARK: What must be there

  /// One around it that has yet to be shown may be refused, and then it goes as well.
  func mustRun(_ flow: Int) -> Bool {
    flow == 0 || flows[flow].map { $0.isSure && mustRun($0.flow) } ?? false
  }

  /// Whether there is a reason for its end.
  func mayEnd(_ flow: Int) -> Bool {
    flow != 0 && flows[flow].map { $0.mayEnd || mayEnd($0.flow) } ?? true
  }

  var flowsThatMustRun: [Int] { flows.keys.filter(mustRun).sorted() }

  var screensThatMustBeThere: [Int] {
    screens.filter { $0.value.isSure && mustRun($0.value.flow) }.keys.sorted()
  }

  /// All that has been done has had its effect.
  ///
  /// - Parameters:
  ///   - flows: those that run and can be seen, with the flow around each.
  ///   - screens: those that can be reached, with their flows.
  ///   - isMoreToCome: whether something waits that may end any of them.
  mutating func rest(flows: [Int: Int], screens: [Int: Int], isMoreToCome: Bool) {
    self.flows = flows.mapValues { Life(flow: $0, isShown: true, isDoubtful: isMoreToCome) }
    self.screens = screens.mapValues { Life(flow: $0, isShown: true, isDoubtful: isMoreToCome) }
    isAnythingPossible = isMoreToCome
    isLeaving = isMoreToCome
  }
}
