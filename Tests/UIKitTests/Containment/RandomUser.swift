import UIKit

/// Code and a user that do what they like, at any time, the same with the same seed.
///
/// It keeps no model of what should be on screen: that is read from UIKit once all is at rest.
@MainActor final class RandomUser {
  let stage = Stage()
  let journal = Journal()
  /// What was done, for the message of a failure.
  private(set) var steps: [String] = []
  private let root: RecordingStack
  private var generator: SeededGenerator
  private var made = 0
  private var all: [Weakly] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    root = RecordingStack("root", journal, [RecordingController("0", journal)])
    stage.show(root)
  }

  /// The root and what is presented above it, the lowest first.
  private var layers: [UIViewController] {
    Array(
      sequence(first: root) { layer in
        layer.presentedViewController.flatMap { $0.presentingViewController === layer ? $0 : nil }
      })
  }

  /// A step of any kind. Stacks change in every layer, also under others.
  func step() {
    let layer = pick(layers)
    switch Int.random(in: 0..<16, using: &generator) {
    case 0...6: if let stack = layer as? RecordingStack { change(stack) }
    case 7, 8: present()
    case 9: dismiss(from: pick(layers))
    case 10: swipeBack()
    case 11: swipeDown()
    case 12: letGo()
    case 13: settle()
    default: pass()
    }
  }

  private func change(_ stack: RecordingStack) {
    let animated = Bool.random(using: &generator)
    let how = animated ? "animated" : "at once"
    stage.run {
      switch Int.random(in: 0..<7, using: &generator) {
      case 0, 1, 2:
        note("push \(made + 1) on \(stack.name) \(how)")
        stack.pushViewController(makeScreen(), animated: animated)
      case 3, 4:
        note("pop \(stack.name) \(how)")
        stack.popViewController(animated: animated)
      case 5:
        note("pop \(stack.name) to its root \(how)")
        stack.popToRootViewController(animated: animated)
      default:
        let kept = stack.viewControllers.filter { _ in Bool.random(using: &generator) }
        let new = (kept + [makeScreen()]).shuffled(using: &generator)
        note("set \(stack.name) to \(new.compactMap { ($0 as? any Recording)?.name }) \(how)")
        stack.setViewControllers(new, animated: animated)
      }
    }
  }

  private func present() {
    let (top, animated) = (layers.last, Bool.random(using: &generator))
    let styles: [UIModalPresentationStyle] = [
      .pageSheet, .fullScreen, .overFullScreen, .formSheet, .currentContext,
    ]
    let screen = makeScreen()
    let isStack = Bool.random(using: &generator)
    let presented = isStack ? RecordingStack("nav\(made)", journal, [screen]) : screen
    if isStack { all.append(Weakly(controller: presented)) }
    presented.modalPresentationStyle = pick(styles)
    note("present \(made) \(presented.modalPresentationStyle) \(animated ? "animated" : "at once")")
    stage.run { top?.present(presented, animated: animated) }
  }

  private func dismiss(from layer: UIViewController) {
    let animated = Bool.random(using: &generator)
    note(
      "dismiss from \((layer as? any Recording)?.name ?? "?") \(animated ? "animated" : "at once")")
    stage.run { layer.dismiss(animated: animated) }
  }

  // MARK: The finger

  private func swipeBack() {
    guard let stack = layers.last as? RecordingStack else { return }
    if stage.userBeginsSwipeBack(in: stack) { note("finger on \(stack.name)") }
  }

  private func swipeDown() {
    guard layers.count > 1, let top = layers.last else { return }
    if stage.userBeginsSwipeDown(on: top) { note("finger on sheet") }
  }

  private func letGo() {
    let completed = Bool.random(using: &generator)
    for layer in layers {
      if let stack = layer as? RecordingStack,
        stage.userEndsSwipeBack(in: stack, completed: completed)
      {
        note("let go of \(stack.name), \(completed ? "completed" : "cancelled")")
      }
      if layer !== root, stage.userEndsSwipeDown(on: layer, completed: completed) {
        note("let go of sheet, \(completed ? "completed" : "cancelled")")
      }
    }
  }

  // MARK: Time

  private func pass() {
    note("time passes")
    stage.pass(Double.random(in: 0...0.4, using: &generator))
  }

  /// The finger lets go, and everything comes to rest.
  func settle() {
    letGo()
    stage.settle()
    note("rest")
  }

  // MARK: What is on screen

  /// The names of the controllers that must have appeared, by what UIKit says is where: all but the
  /// presenters of what covers them (row P4).
  var visible: Set<String> {
    let layers = layers
    let covered = layers.dropFirst().map {
      UIModalPresentationStyle.covers.contains($0.modalPresentationStyle)
    }
    let shown = zip(layers, covered + [false]).filter { !$0.1 }.map(\.0)
    return Set(
      shown.flatMap { [$0, ($0 as? RecordingStack)?.topViewController] }
        .compactMap { ($0 as? any Recording)?.name })
  }

  /// The names of the controllers that are alive though no stack and no presenter holds them (rows
  /// N22 and P17).
  var leaked: [String] {
    let held = layers.flatMap { [$0] + (($0 as? RecordingStack)?.viewControllers ?? []) }
    return all.compactMap(\.controller)
      .filter { alive in !held.contains { $0 === alive } }
      .compactMap { ($0 as? any Recording)?.name }
  }

  private struct Weakly { weak var controller: UIViewController? }

  // MARK: Making

  private func makeScreen() -> RecordingController {
    made += 1
    let screen = RecordingController("\(made)", journal)
    all.append(Weakly(controller: screen))
    return screen
  }

  private func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &generator)]
  }

  private func note(_ step: String) { steps.append(step) }
}
