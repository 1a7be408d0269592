import UIKit

/// Code and a user that do what they like to tabs, columns and pages, at any time, the same with the
/// same seed.
@MainActor final class RandomContainers: NSObject {
  let stage = Stage()
  let journal = Journal()
  /// What was done, for the message of a failure.
  private(set) var steps: [String] = []
  private let tabs = UITabBarController()
  private let plain: RecordingStack
  private let split = UISplitViewController(style: .doubleColumn)
  private let columns: [RecordingStack]
  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private var generator: SeededGenerator
  private var made = 0
  private var all: [Weakly] = []

  private struct Weakly { weak var controller: UIViewController? }

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    plain = RecordingStack("plain", journal, [RecordingController("root", journal)])
    let journal = journal
    columns = ["primary", "secondary"].map {
      RecordingStack($0, journal, [RecordingController("\($0) root", journal)])
    }
    super.init()
    split.setViewController(columns[0], for: .primary)
    split.setViewController(columns[1], for: .secondary)
    pages.dataSource = self
    stage.run {
      pages.setViewControllers([makeScreen()], direction: .forward, animated: false)
      tabs.viewControllers = [plain, split, pages]
    }
    stage.show(tabs)
  }

  func step() {
    switch Int.random(in: 0..<14, using: &generator) {
    case 0, 1: select()
    case 2, 3, 4: change([plain, columns[0], columns[1]].randomElement(using: &generator) ?? plain)
    case 5: showColumn()
    case 6: resize()
    case 7: turnByCode()
    case 8, 9: touch()
    case 10, 11: letGo()
    case 12: settle()
    default:
      note("time passes")
      stage.pass(Double.random(in: 0...0.4, using: &generator))
    }
  }

  private var isAnimated: Bool { Bool.random(using: &generator) }

  private func select() {
    let index = Int.random(in: 0..<3, using: &generator)
    if Bool.random(using: &generator) {
      note("tap tab \(index)")
      stage.userTapsTab(index, of: tabs)
    } else {
      note("select tab \(index)")
      stage.run { tabs.selectedIndex = index }
    }
  }

  private func change(_ stack: RecordingStack) {
    let isAnimated = isAnimated
    stage.run {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0, 1:
        note("push \(made + 1) on \(stack.name) \(isAnimated)")
        stack.pushViewController(makeScreen(), animated: isAnimated)
      case 2:
        note("pop \(stack.name) \(isAnimated)")
        stack.popViewController(animated: isAnimated)
      default:
        note("pop \(stack.name) to its root \(isAnimated)")
        stack.popToRootViewController(animated: isAnimated)
      }
    }
  }

  private func showColumn() {
    let column: UISplitViewController.Column =
      Bool.random(using: &generator) ? .primary : .secondary
    let isShown = Bool.random(using: &generator)
    note("\(isShown ? "show" : "hide") \(column)")
    stage.run { isShown ? split.show(column) : split.hide(column) }
  }

  private func resize() {
    let isWide = Bool.random(using: &generator)
    note(isWide ? "wide" : "narrow")
    stage.makeWide(isWide)
  }

  private func turnByCode() {
    let isAnimated = isAnimated
    note("turn to \(made + 1) \(isAnimated)")
    stage.run {
      pages.setViewControllers([makeScreen()], direction: .forward, animated: isAnimated)
    }
  }

  // MARK: The finger

  private func touch() {
    switch tabs.selectedIndex {
    case 0: if stage.userBeginsSwipeBack(in: plain) { note("finger on plain") }
    case 1:
      for column in columns.reversed() where stage.userBeginsSwipeBack(in: column) {
        note("finger on \(column.name)")
        break
      }
    default:
      let isForward = Bool.random(using: &generator)
      if stage.userBeginsTurn(isForward ? .forward : .reverse, of: pages) { note("finger on page") }
    }
  }

  private func letGo() {
    let completed = Bool.random(using: &generator)
    var isDown = stage.userEndsTurn(of: pages, completed: completed)
    for stack in [plain] + columns where stage.userEndsSwipeBack(in: stack, completed: completed) {
      isDown = true
    }
    if isDown { note("let go, \(completed ? "completed" : "cancelled")") }
  }

  /// The finger lets go, and everything comes to rest.
  func settle() {
    letGo()
    stage.settle()
    note("rest")
  }

  // MARK: What is on screen

  /// The names of the controllers that must have appeared, by what UIKit says is where.
  var visible: Set<String> { Set(names(in: tabs)) }

  private func names(in controller: UIViewController) -> [String] {
    let own = (controller as? any Recording).map { [$0.name] } ?? []
    return own + shown(in: controller).flatMap { names(in: $0) }
  }

  private func shown(in controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
    case let stack as UINavigationController: stack.topViewController.map { [$0] } ?? []
    case let pages as UIPageViewController: pages.viewControllers ?? []
    case is UISplitViewController:
      split.isCollapsed
        ? [columns[0]] : split.displayMode == .secondaryOnly ? [columns[1]] : columns
    default: []
    }
  }

  /// The names of the screens that are alive though nothing holds them.
  var leaked: [String] {
    let held = ([plain] + columns).flatMap(\.viewControllers) + (pages.viewControllers ?? [])
    return all.compactMap(\.controller)
      .filter { alive in !held.contains { $0 === alive } }
      .compactMap { ($0 as? any Recording)?.name }
  }

  private func makeScreen() -> RecordingController {
    made += 1
    let screen = RecordingController("\(made)", journal)
    all.append(Weakly(controller: screen))
    return screen
  }

  private func note(_ step: String) { steps.append(step) }
}

extension RandomContainers: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { Bool.random(using: &generator) ? makeScreen() : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { makeScreen() }
}
