import AppHost
import CoordinatorTesting
import Coordinators
import UIKit

/// An app whose root flow takes steps: a stack, or two tabs or columns with a flow each, `tab left` and
/// `tab right`. The tabs may be screens of the root flow's own instead.
@MainActor final class LinkScene {
  let stage: Stage
  let root: Guide
  var tabs: UITabBarController?
  private(set) var columns: UISplitViewController?
  var user: VirtualUser { stage.user }
  private(set) var outcomes: [LinkOutcome] = []

  /// - Parameter width: of the screen that the columns are in; without one there are none.
  init(
    hasTabs: Bool = false, ownsTabs: Bool = false, columnsIn width: App.Device.Width? = nil
  ) throws {
    stage = try Stage()
    root = Guide("root", on: nil)
    root.stage = stage
    let tabs = hasTabs || ownsTabs ? UITabBarController() : nil
    self.tabs = tabs
    if let tabs { if ownsTabs { startsWithOwnTabs(tabs) } else { startsWithTabs(tabs) } }
    if let width {
      stage.user.resize(to: width)
      let columns = UISplitViewController(style: .doubleColumn)
      self.columns = columns
      startsWithColumns(columns)
    }
    stage.run { root.start(.root(of: stage.window)) }
    stage.settle()
    stage.ends = []
  }

  private func startsWithTabs(_ tabs: UITabBarController) {
    root.first = nil
    root.onStart = { root in
      root.show(tabs, animated: false)
      for name in ["left", "right"] {
        let tab = root.child(name)
        tab.linkStep = .tab(name)
        root.pushCoordinator(tab, .tab(of: tabs))
      }
    }
    root.ways = { guide, step, _ in
      step.name == "tab" && guide.name == "root" ? .refuse("There is no such tab.") : nil
    }
  }

  private func startsWithOwnTabs(_ tabs: UITabBarController) {
    root.first = nil
    root.onStart = { root in
      let pages = ["left", "right"].map(root.page)
      tabs.viewControllers = pages.map(UINavigationController.init)
      root.show(tabs, animated: false)
      pages.forEach(root.own)
    }
    root.ways = { [weak tabs] _, step, _ in
      let pages = tabs?.viewControllers?.compactMap { $0.children.first } ?? []
      return pages.first { step == .tab($0.title ?? "") }.map { .select($0) }
    }
  }

  private func startsWithColumns(_ split: UISplitViewController) {
    root.first = nil
    root.onStart = { root in
      for (name, column) in [("left", UISplitViewController.Column.primary), ("right", .secondary)]
      {
        let stack = UINavigationController()
        split.setViewController(stack, for: column)
        let flow = root.child(name)
        flow.linkStep = .tab(name)
        root.pushCoordinator(flow, .push(on: stack))
      }
      root.show(split, animated: false)
    }
  }

  /// Opens a link and lets everything come to rest.
  @discardableResult func open(_ link: Link, animated: Bool = true) -> LinkOutcome? {
    let count = outcomes.count
    stage.run { root.open(link, animated: animated) { self.outcomes.append($0) } }
    stage.settle()
    return outcomes.count > count ? outcomes.last : nil
  }

  /// Restores a tree and lets everything come to rest.
  func restore(_ tree: SavedTree) -> RestorationReport? {
    var report: RestorationReport?
    stage.run { root.restore(tree) { report = $0 } }
    stage.settle()
    return report
  }

  /// What sheets are presented from.
  var front: UIViewController { stage.window.rootViewController ?? UIViewController() }

  func plan(_ link: Link) -> String { stage.run { root.plan(for: link).description } }

  /// What the user sees of where they are: titles from the stack's first screen up, sheets after a bar.
  var titles: String {
    var layers: [String] = []
    var layer = stage.window.rootViewController
    while let controller = layer {
      let shown = (controller as? UITabBarController)?.selectedViewController ?? controller
      let stack = shown as? UINavigationController
      layers.append(
        (stack?.viewControllers ?? [shown]).map { $0.title ?? "" }.joined(separator: " "))
      layer = controller.presentedViewController
    }
    return layers.joined(separator: " | ")
  }

  /// The flows that run, those within others in brackets.
  var flows: String { Self.describe(root) }

  private static func describe(_ guide: Coordinator) -> String {
    let inner = guide.childCoordinators.map(describe).joined(separator: " ")
    let name = (guide as? Guide)?.name ?? (guide as? Errand)?.name ?? "\(type(of: guide))"
    return name + (inner.isEmpty ? "" : "(\(inner))")
  }

  /// All that must be as before where a link has failed.
  var state: String { "\(titles); \(flows); \(root.link); \(stage.alive)" }

  func flow(_ name: String) -> Guide? {
    func find(_ coordinator: Coordinator) -> Guide? {
      if let guide = coordinator as? Guide, guide.name == name { return guide }
      return coordinator.childCoordinators.lazy.compactMap(find).first
    }
    return find(root)
  }
}
