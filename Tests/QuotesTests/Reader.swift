import AppHost
import CoordinatorTesting
import Foundation
import UIKit

@testable import Quotes

/// Somebody who reads quotes.
@MainActor struct Reader {
  let user: VirtualUser
  private let delegates = Delegates()

  /// What the session runs, held weakly, for tests of what is released.
  @MainActor private final class Delegates {
    weak var last: AppDelegate?
  }

  /// - Parameter settings: where they are kept; nil for a place of the reader's own.
  init(settings file: URL? = nil) throws {
    let file = file ?? FileManager.default.temporaryDirectory.appending(path: "\(UUID())/none.json")
    let delegates = delegates
    user = try VirtualUser(
      running: App(name: "Quotes") { _ in
        let delegate = AppDelegate(settings: Settings(file: file))
        delegates.last = delegate
        return delegate
      })
  }

  var delegate: AppDelegate? { delegates.last }

  var stack: UINavigationController? {
    delegate?.window?.rootViewController as? UINavigationController
  }

  /// What the rows of the topmost list say, from top to bottom.
  var rows: [AccessibilityNode] {
    user.session.tree.layers.last?.all { $0.role == .row } ?? []
  }

  /// What stands at the right end of the bar.
  var topRight: String? {
    user.session.tree.screen?.first { $0.role == .navigationBar }?.children.last {
      $0.role == .button
    }?.label
  }
}
