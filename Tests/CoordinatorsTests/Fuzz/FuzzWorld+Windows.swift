import Coordinators
import UIKit

/// A window beside the first, whose root flows exchange, as an app does at sign in.
extension FuzzWorld {
  /// The windows that flows are shown in.
  var windows: [UIWindow] { [stage.window] + (other.map { [$0] } ?? []) }

  /// A flow that takes the window as a whole.
  func beginRoot(_ step: FuzzStep) {
    let window = other ?? makeOther(step)
    if step.other % 4 == 0 { (step.one % 2 == 0 ? window : stage.window).makeKey() }
    let parent = step.one % 3 == 0 ? flow(step)?.0 ?? 0 : 0
    let bar = step.other % 3 == 0 ? UITabBarController() : nil
    begin(
      Beginning(
        presentation: .root(of: window), parent: parent, screens: 1 + step.one % 2, container: bar,
        wait: step.other % 5, isAnimated: step.isAnimated
      ) { [weak self, weak bar] number in
        guard let self, let bar else { return }
        begin(
          Beginning(presentation: .tab(of: bar), parent: number, isAnimated: step.isAnimated))
      })
  }

  /// The user sees one of the two windows.
  private func makeOther(_ step: FuzzStep) -> UIWindow {
    let window = UIWindow(frame: stage.window.bounds)
    window.windowLevel = step.one % 2 == 0 ? .normal : UIWindow.Level(rawValue: -1)
    window.rootViewController = UIViewController()
    window.isHidden = false
    other = window
    return window
  }

  /// By the app, which shows nothing there. UIKit keeps what lies over a root that is exchanged.
  func exchangeRoot() {
    if other != nil { prediction.doubtAll() }
    other?.rootViewController?.dismiss(animated: false)
    other?.rootViewController = UIViewController()
  }

  func noteOtherRoot() {
    guard let root = other?.rootViewController, otherRoot?.root.object !== root else { return }
    let owner = contents(of: root).lazy.compactMap(ledger.owner).first
    otherRoot = owner.map { (Weakly(root), $0) }
  }

  /// UIKit lets nobody take a root away: where its flow has ended the app puts another there.
  func exchangeRootLeftOver() {
    noteOtherRoot()
    guard let root = other?.rootViewController else { return }
    // What others have shown on its stack may be all that is left there.
    let owners = contents(of: root).compactMap(ledger.owner) + (otherRoot.map { [$0.flow] } ?? [])
    let isOver = owners.contains { $0 != 0 && ledger.flows[$0]?.ends ?? 1 > 0 }
    if isOver { exchangeRoot() }
  }

  /// Whether a flow is seen in the window: what it leaves there may be nobody's.
  func isSeenInOther(_ flow: Int) -> Bool {
    controllers.filter(isInOther).compactMap(ledger.owner).contains { ledger.isWithin($0, flow) }
  }

  /// Whether what a flow shows next may take the window as a whole: it was given that, or a flow around it in whose way it goes
  /// on.
  func mayTakeOther(_ flow: Int) -> Bool {
    var next: Int? = flow
    while let number = next, number != 0 {
      switch ledger.flows[number]?.coordinator?.flowPresentation {
      case .root?: return true
      case .push?, .present?, .over?, .tab?: return false
      case nil: next = ledger.flows[number]?.parent
      }
    }
    return false
  }

  /// A link leads to where its flows are, and what a flow's link names follows the key window.
  var hasStepsInOther: Bool {
    if other?.isKeyWindow ?? false { return true }
    let there = controllers.filter(isInOther)
    let owners = there.compactMap(ledger.owner)
    return there.contains { stepMark($0) != nil }
      || ledger.flows.contains { number, flow in
        flow.coordinator?.linkStep != nil && owners.contains { ledger.isWithin($0, number) }
      }
  }

  func isInOther(_ controller: UIViewController) -> Bool {
    other?.rootViewController.map(layers(over:))?.flatMap(contents).contains { $0 === controller }
      ?? false
  }
}
