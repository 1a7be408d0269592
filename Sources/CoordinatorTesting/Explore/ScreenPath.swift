import AppHost
import UIKit

/// The screens of a session, from the window's root to what lies on top.
@MainActor struct ScreenPath {
  /// The class of each screen, and before the first one of each layer above the root how it lies
  /// there: `sheet`, `popover` or `fullScreen`.
  private(set) var names: [String] = []
  /// The screens alone.
  private(set) var screens: [UIViewController] = []

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
