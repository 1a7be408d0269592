import UIKit

/// A controller that writes down what it is told.
@MainActor protocol Recording: UIViewController {
  var name: String { get }
  var journal: Journal { get }
  /// What to do inside a callback, the next time it comes.
  var reactions: [Callback: () -> Void] { get set }
}

enum Callback: String {
  case loadView, viewDidLoad
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  case willMove, didMove
}

extension Recording {
  func record(_ callback: Callback, animated: Bool) {
    let kind: Journal.Kind = callback == .viewIsAppearing ? .isAppearing : .appearance
    add(kind, callback, text: callback.rawValue, animated: animated)
  }

  func record(_ callback: Callback) { add(.loading, callback, text: callback.rawValue) }

  func record(_ callback: Callback, parent: UIViewController?) {
    let parentName = parent.map { ($0 as? any Recording)?.name ?? "\(type(of: $0))" } ?? "nil"
    add(.parents, callback, text: "\(callback.rawValue)(\(parentName))")
  }

  private func add(
    _ kind: Journal.Kind, _ callback: Callback, text: String, animated: Bool? = nil
  ) {
    let flags = [
      (isMovingToParent, "isMovingToParent"), (isMovingFromParent, "isMovingFromParent"),
      (isBeingPresented, "isBeingPresented"), (isBeingDismissed, "isBeingDismissed"),
    ]
    journal.add(
      Journal.Entry(
        name: name, kind: kind, text: text, isAnimated: animated,
        flags: flags.filter(\.0).map(\.1)))
    reactions.removeValue(forKey: callback)?()
  }
}
