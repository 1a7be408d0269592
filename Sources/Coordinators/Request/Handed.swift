import UIKit

/// What a tree shows just now, and whose that is to be: whoever reads a stack meanwhile, be it another tree, leaves it to
/// that flow.
@MainActor struct Handed {
  let screen: UIViewController
  let flow: Flow
  /// What the screen comes in, or is itself, and whose that is.
  var container: UIViewController?
  var carrier: Flow?

  /// The innermost: app code may show something as something else comes.
  static var current: Handed?

  func owner(of controller: UIViewController) -> Flow? {
    if let container {
      if controller === container { return carrier }
      if controller.parent === container { return flow }
    }
    return controller === screen ? flow : nil
  }
}
