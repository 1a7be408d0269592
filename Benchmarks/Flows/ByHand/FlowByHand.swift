import UIKit

/// A coordinator as a careful developer writes it without the library: it holds its children, hears
/// the back button and the swipe as its stack's delegate and the sheet's swipe as its presentation's,
/// passes on to its children what the stack tells, and ends once.
@MainActor
class FlowByHand: NSObject, UINavigationControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  var didFinish: ((FlowByHand) -> Void)?
  private(set) var children: [FlowByHand] = []
  private var hasFinished = false

  func start() {}

  /// Whether the user has gone back behind the flow's first screen.
  var hasBeenLeft: Bool { false }

  final func startChild(_ child: FlowByHand) {
    children.append(child)
    let handler = child.didFinish
    child.didFinish = { [weak self] child in
      self?.children.removeAll { $0 === child }
      handler?(child)
    }
    child.start()
  }

  /// Ends the flow, after those within it. Its screens stay.
  final func finish() {
    guard !hasFinished else { return }
    hasFinished = true
    for child in children.reversed() { child.finish() }
    didFinish?(self)
  }

  /// Where its screens may have gone, by whatever way.
  final func finishIfLeft() {
    for child in children { child.finishIfLeft() }
    if hasBeenLeft { finish() }
  }

  // MARK: The user's ways out

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    for child in children {
      child.navigationController(navigationController, didShow: viewController, animated: animated)
    }
    if hasBeenLeft { finish() }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    finish()
  }
}
