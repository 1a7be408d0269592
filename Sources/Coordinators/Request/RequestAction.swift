import UIKit

/// What a request is about. Where that is, is known when its turn comes.
enum RequestAction {
  /// The flow's next screen.
  case show(UIViewController, animated: Bool)
  // The rare ones are kept elsewhere: so the others take little to pass along.
  /// A screen of the flow's that has been on that stack before, or on what stood for that.
  indirect case push(UIViewController, on: Weakly<UINavigationController>)
  /// A screen over all that the flow shows.
  case over(UIViewController, animated: Bool)
  /// A screen of the flow's that has been presented from there before.
  indirect case present(UIViewController, from: Weakly<UIViewController>)
  case back(animated: Bool)
  /// What a flow that has ended has shown.
  case takeAway([Screen], animated: Bool)
  /// What the user wanted, and a guard has let go of.
  indirect case exit(GrantedExit)

  /// What it is to show, if anything.
  var screen: UIViewController? {
    switch self {
    case .show(let screen, _), .push(let screen, _), .over(let screen, _), .present(let screen, _):
      screen
    case .back, .takeAway, .exit: nil
    }
  }

  /// What the trace calls it.
  var title: String {
    switch self {
    case .show(let screen, _), .push(let screen, _), .over(let screen, _), .present(let screen, _):
      "show \(type(of: screen))"
    case .back: "go back"
    case .takeAway: "take away"
    case .exit: "leave"
    }
  }

  var isTakeAway: Bool { if case .takeAway = self { true } else { false } }

  var goesBack: Bool { if case .back = self { true } else { false } }
}
