import Coordinators
import UIKit

/// The fuzz's own book of who has shown what: kept by rules that know nothing of how the library
/// finds out. What is on screen is read from UIKit.
@MainActor final class FuzzLedger {
  struct Flow {
    let parent: Int?
    weak var coordinator: Errand?
    /// What ended it, other than being left.
    var wasEndedByCode = false
    /// And that with its screens.
    var takesScreensAway = false
    /// A task that runs it begins a turn later.
    var hasStarted = false
    /// What it has asked for has been shown, once at least.
    var hasShown = false
    var ends = 0
    /// Somebody waits for its result.
    var isAwaited = false
    var outcomes = 0
  }

  private(set) var flows: [Int: Flow] = [:]
  /// Which flow a screen belongs to; 0 is the root's.
  private(set) var owners: [ObjectIdentifier: Owned] = [:]
  private var lastNumber = 0

  struct Owned {
    let controller: Weakly<UIViewController>
    var flow: Int
    /// No other screen ever has it; addresses are used again.
    let number: Int
  }

  /// The flows that have ended, in order.
  private(set) var ends: [Int] = []

  func begin(_ flow: Int, _ coordinator: Errand, within parent: Int, isAwaited: Bool) {
    flows[flow] = Flow(parent: parent, coordinator: coordinator, isAwaited: isAwaited)
  }

  /// One that a link starts has not begun before.
  func start(_ flow: Int, _ coordinator: Errand, within parent: Int) {
    if flows[flow] == nil { begin(flow, coordinator, within: parent, isAwaited: false) }
    flows[flow]?.hasStarted = true
  }

  func show(_ flow: Int) { flows[flow]?.hasShown = true }

  func end(_ flow: Int) {
    flows[flow]?.ends += 1
    ends.append(flow)
  }

  /// The coordinator of one that has ended is the app's to keep.
  func keep(_ flow: Int) { flows[flow]?.coordinator = nil }

  func forget(_ flow: Int) { flows[flow] = nil }

  /// What has ended is checked once.
  func forgetEnded() {
    for (number, flow) in flows where flow.ends == 1 && flow.coordinator == nil {
      // Those within it have ended too.
      flows[number] = nil
    }
    ends = []
    owners = owners.filter { $0.value.controller.object != nil }
  }

  func deliver(_ flow: Int) { flows[flow]?.outcomes += 1 }

  func own(_ controller: UIViewController, _ flow: Int) {
    lastNumber += 1
    owners[ObjectIdentifier(controller)] = Owned(
      controller: Weakly(controller), flow: flow, number: lastNumber)
  }

  /// Another flow gets the screen as it is.
  func give(_ controller: UIViewController, to flow: Int) {
    owners[ObjectIdentifier(controller)]?.flow = flow
  }

  func owner(of controller: UIViewController) -> Int? { entry(of: controller)?.flow }

  /// What the screen is known by; of a container that nobody in particular has made its address.
  func number(of controller: UIViewController) -> Int {
    entry(of: controller)?.number ?? Int(bitPattern: ObjectIdentifier(controller))
  }

  private func entry(of controller: UIViewController) -> Owned? {
    guard let entry = owners[ObjectIdentifier(controller)], entry.controller.object === controller
    else { return nil }
    return entry
  }

  func isWithin(_ flow: Int, _ ancestor: Int) -> Bool {
    var current: Int? = flow
    while let next = current {
      if next == ancestor { return true }
      current = flows[next]?.parent
    }
    return false
  }

  /// Code ends a flow and those within it.
  func endByCode(_ flow: Int, leavingScreens: Bool) {
    for (other, entry) in flows where isWithin(other, flow) && !entry.wasEndedByCode {
      flows[other]?.wasEndedByCode = true
      flows[other]?.takesScreensAway = !leavingScreens
    }
    // What it leaves behind is of the nearest around it that still runs.
    var heir = flows[flow]?.parent ?? 0
    while heir != 0, flows[heir]?.wasEndedByCode ?? true { heir = flows[heir]?.parent ?? 0 }
    guard leavingScreens else { return }
    for (id, entry) in owners where isWithin(entry.flow, flow) { owners[id]?.flow = heir }
  }

  /// Those with a screen of theirs, or of a flow within them, among these.
  func present(by controllers: [UIViewController]) -> Set<Int> {
    var present: Set<Int> = []
    for controller in controllers {
      var flow = owner(of: controller)
      while let current = flow, present.insert(current).inserted { flow = flows[current]?.parent }
    }
    return present
  }
}
