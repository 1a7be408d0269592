import AppHost
import UIKit

/// The screens of a session, from the window's root to what lies on top.
@MainActor struct ScreenPath {
  /// The class of each screen, and before the first one of each layer above the root how it lies
  /// there: `sheet`, `popover` or `fullScreen`.
  private(set) var names: [String] = []
  /// The screens alone.
  private(set) var screens: [UIViewController] = []
  /// Those of columns that the user has gone back from, in a split view that has collapsed: it keeps them.
  private(set) var kept: [UIViewController] = []

  init(_ session: AppSession) {
    let windows = session.application.mainScene?.windows ?? []
    var layer = windows.last { !$0.isHidden }?.rootViewController
    var isRoot = true
    while let controller = layer {
      if !isRoot { names.append(Self.kind(of: controller)) }
      isRoot = false
      visit(controller)
      layer = controller.presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
    }
  }

  private mutating func visit(_ controller: UIViewController) {
    switch controller {
    case let stack as UINavigationController:
      for screen in stack.viewControllers { visit(screen) }
    default:
      names.append(Self.name(of: controller))
      screens.append(controller)
      for child in controller.children { visit(child) }
      if let split = controller as? UISplitViewController { keepColumns(of: split) }
    }
  }

  private mutating func keepColumns(of split: UISplitViewController) {
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
      guard let controller = split.viewController(for: column) else { continue }
      let stack = controller as? UINavigationController ?? controller.navigationController
      if let stack, stack.parent == nil { kept += stack.viewControllers }
    }
  }

  private static func kind(of controller: UIViewController) -> String {
    switch controller.modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom:
      return "fullScreen"
    case .popover: return "popover"
    default: return "sheet"
    }
  }

  private static func name(of controller: UIViewController) -> String { "\(type(of: controller))" }
}
