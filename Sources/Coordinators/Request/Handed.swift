import UIKit

/// What a tree shows just now, and whose that is to be: whoever reads a stack meanwhile, be it another tree, leaves it to
/// that flow.
@MainActor struct Handed {
  private let screen: UIViewController
  private let flow: Flow
  /// What the screen comes in, or is itself, and whose that is.
  private let container: UIViewController?
  private let carrier: Flow?

  /// The innermost last: app code may show something as something else comes.
  private static let all = List<Handed>()

  init(
    _ screen: UIViewController, to flow: Flow, in container: UIViewController? = nil,
    of carrier: Flow? = nil
  ) {
    (self.screen, self.flow, self.container, self.carrier) = (screen, flow, container, carrier)
  }

  /// Calls `show`, which has UIKit show it.
  func whileShown(_ show: () -> Void) {
    Self.all.append(self)
    show()
    _ = Self.all.takeLast()
  }

  /// Whose a controller is that is just being shown.
  static func owner(of controller: UIViewController) -> Flow? {
    for handed in all.elements.reversed() {
      if let owner = handed.owner(of: controller) { return owner }
    }
    return nil
  }

  private func owner(of controller: UIViewController) -> Flow? {
    if let container {
      if controller === container { return carrier }
      if controller.parent === container { return flow }
    }
    return controller === screen ? flow : nil
  }
}
