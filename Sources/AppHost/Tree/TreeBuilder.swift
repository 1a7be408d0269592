import UIKit

/// Makes the accessibility tree of what is on screen, and remembers what each node stands for.
///
/// During a transition the tree shows where it leads: what comes is there, what goes is not.
@MainActor struct TreeBuilder {
  let identities: IdentityRegistry
  private let former: CoveredLayers
  private var covered = CoveredLayers()
  private var layers: [AccessibilityNode] = []
  /// The tab bars that are nodes of another layer than their controllers'. See `tabBarsBeside`.
  private(set) var raisedBars: [ObjectIdentifier: UIViewController] = [:]
  /// Of the layers that have been made.
  private(set) var lowerTargets = EventTargets()
  /// Of the layer that is being made.
  var targets: [NodeID: EventTarget] = [:]
  /// In the layer that is being made, or was last.
  var scrolledLists: [ScrolledList] = []

  /// - Parameter former: the layers of the tree before that are as they were.
  init(identities: IdentityRegistry, former: CoveredLayers) {
    self.identities = identities
    self.former = former
  }

  struct Result {
    let tree: AccessibilityTree
    /// What its nodes stand for.
    let targets: EventTargets
    let covered: CoveredLayers
  }

  consuming func build(_ application: UIApplication) -> Result {
    let controllers = application.layerControllers
    let isLeaving = controllers.last?.hasLayerLeaving ?? false
    let top = isLeaving || application.openMenu != nil ? nil : controllers.last
    for controller in controllers {
      for bar in controller.tabBarsBeside { raisedBars[ObjectIdentifier(bar)] = controller }
    }
    for (index, controller) in controllers.enumerated() where !isCovered(index, in: controllers) {
      add(controller, isRoot: index == 0, isOnTop: controller === top)
    }
    if let menu = application.openMenu {
      scrolledLists = []
      add(layer(of: menu))
    }
    let root = AccessibilityNode(id: "app", role: .application, children: layers)
    var tree = tree(of: root, controllers: controllers)
    if isLeaving { tree.wayBack = nil }
    if application.openMenu != nil {
      tree.depth += 1
      tree.wayBack = .swipeDown
    }
    return Result(tree: tree, targets: lowerTargets, covered: covered)
  }

  private mutating func add(_ controller: UIViewController, isRoot: Bool, isOnTop: Bool) {
    let number = identities.number(of: controller)
    scrolledLists = []
    // A layer that has lent its bar, or has another's, is not the same without.
    let canBeKept = !isOnTop && raisedBars.isEmpty
    if canBeKept, let known = former[number] {
      targets = known.targets
      covered.note(number, known)
      return add(known.node)
    }
    var node = layer(of: controller, isRoot: isRoot)
    if !isOnTop { node = node.withoutActions() }
    covered.note(number, canBeKept ? CoveredLayers.Layer(node: node, targets: targets) : nil)
    add(node)
  }

  private mutating func add(_ layer: AccessibilityNode) {
    layers.append(layer)
    lowerTargets.append(targets)
    targets = [:]
  }

  /// Whether what lies over the layer takes it off the screen.
  private func isCovered(_ index: Int, in controllers: [UIViewController]) -> Bool {
    for controller in controllers[(index + 1)...] {
      if controller.ownPresentationController?.shouldRemovePresentersView == true { return true }
    }
    return false
  }

  private func tree(
    of root: AccessibilityNode, controllers: [UIViewController]
  ) -> AccessibilityTree {
    let top = controllers.last
    let under = controllers.dropLast().reduce(0) { $0 + $1.stepsBack + 1 }
    var tree = AccessibilityTree(
      root: root, depth: under + (top?.stepsBack ?? 0), scrolledLists: scrolledLists)
    if top?.visibleStacks.contains(where: { $0.backButtonTitle != nil }) ?? false {
      tree.wayBack = .backButton
    } else if controllers.count > 1, let sheet = top?.ownPresentationController,
      sheet.canBeLeftByUser, !sheet.isModal
    {
      tree.wayBack = .swipeDown
    }
    return tree
  }

  private mutating func layer(of controller: UIViewController, isRoot: Bool)
    -> AccessibilityNode
  {
    let id = NodeID("l\(identities.number(of: controller))")
    let heights = heights(of: controller, isRoot: isRoot)
    if heights != nil { targets[id] = EventTarget(.layer, controller) }
    let popover = controller.ownPresentationController?.active as? UIPopoverPresentationController
    return AccessibilityNode(
      id: id, role: role(of: controller, isRoot: isRoot),
      label: controller.visibleStacks.last?.topViewController?.title ?? controller.title ?? "",
      actions: heights == nil ? [] : [.adjust], range: heights,
      origin: isRoot ? nil : origin(of: popover?.sourceItem),
      children: ((controller as? UIAlertController).map { nodes(of: $0, id: id) }
        ?? nodes(of: controller)) + barsBeside(controller))
  }

  // MARK: Controllers

  /// A container is what it shows, and its bars; any other controller is a screen.
  mutating func nodes(of controller: UIViewController) -> [AccessibilityNode] {
    switch controller {
    case let stack as UINavigationController: nodes(of: stack)
    case let tabs as UITabBarController: nodes(of: tabs)
    case let pages as UIPageViewController: [node(of: pages)]
    case let split as UISplitViewController: nodes(of: split)
    default: [screen(of: controller, in: nil)]
    }
  }

  mutating func screen(
    of controller: UIViewController, in stack: UINavigationController?
  ) -> AccessibilityNode {
    let id = NodeID("s\(identities.number(of: controller))")
    var children: [AccessibilityNode] = []
    if let stack, !stack.isNavigationBarHidden {
      children.append(bar(of: controller.navigationItem, in: stack, id: id.part("bar")))
    }
    controller.view.layoutIfNeeded()
    children += content(of: controller)
    if let stack { children += toolbar(of: stack, id: id.part("toolbar")) }
    return AccessibilityNode(
      id: id, role: .screen,
      label: controller.title ?? controller.navigationItem.title ?? "",
      identifier: controller.view.accessibilityIdentifier, children: children)
  }

  private mutating func bar(
    of item: UINavigationItem, in stack: UINavigationController, id: NodeID
  ) -> AccessibilityNode {
    var back: [AccessibilityNode] = []
    if let title = stack.backButtonTitle {
      let button = id.part("back")
      targets[button] = EventTarget(.backButton, stack)
      back.append(
        AccessibilityNode(id: button, role: .backButton, label: title, actions: [.tap]))
    }
    return bar(of: item, back: back, isLarge: stack.showsLargeTitle, id: id)
  }

  mutating func bar(
    of item: UINavigationItem, back: [AccessibilityNode], isLarge: Bool, id: NodeID
  ) -> AccessibilityNode {
    var children = back
    add(item.leftItems, to: &children)
    if let titleView = item.titleView {
      children.append(
        AccessibilityNode(
          id: id.part("title"), role: .group, axis: .horizontal,
          children: nodes(of: titleView, within: nil)))
    } else if let title = item.title, !title.isEmpty {
      children.append(
        AccessibilityNode(
          id: id.part("title"), role: .title, label: title, textSize: isLarge ? .display : nil))
    }
    if let prompt = item.prompt {
      children.append(AccessibilityNode(id: id.part("prompt"), role: .prompt, label: prompt))
    }
    add(item.centerItems, to: &children)
    add(item.rightItems, to: &children)
    return AccessibilityNode(id: id, role: .navigationBar, children: children)
  }

  private mutating func add(_ items: [UIBarButtonItem], to nodes: inout [AccessibilityNode]) {
    for item in items { nodes += self.nodes(of: item) }
  }

  /// A button, or what the app's own view in its place shows.
  mutating func nodes(of item: UIBarButtonItem) -> [AccessibilityNode] {
    guard !item.isHidden else { return [] }
    if let view = item.customView { return nodes(of: view, within: nil) }
    guard let label = item.accessibilityAttributes.label ?? item.shownTitle, !item.isSpace else {
      return []
    }
    let id = NodeID("b\(identities.number(of: item))")
    targets[id] = EventTarget(.barItem, item)
    var state: AccessibilityState = item.isEnabled ? [] : .disabled
    if item.isSelected { state.insert(.selected) }
    if item.style == .done { state.insert(.prominent) }
    return [
      AccessibilityNode(
        id: id, role: .button, label: label, identifier: item.accessibilityIdentifier,
        state: state,
        actions: item.isEnabled ? (item.hasSecondMenu ? [.tap, .longPress] : [.tap]) : [],
        picture: item.image.map(Picture.init))
    ]
  }
}

extension AccessibilityNode {
  /// The same, with nothing that the user could do.
  func withoutActions() -> AccessibilityNode {
    var copy = self
    if !actions.isEmpty { copy.actions = [] }
    if !children.isEmpty { copy.children = children.map { $0.withoutActions() } }
    return copy
  }
}
