import Coordinators
import UIKit

/// A coordinator that keeps what it is told.
class Recorder: Coordinator {
  var onStart: ((Recorder) -> Void)?
  private(set) var calls: [String] = []
  private let log: Log?
  private let name: String

  /// What several recorders hear, in order.
  @MainActor final class Log {
    var lines: [String] = []
  }

  init(_ name: String = "", log: Log? = nil) {
    self.name = name
    self.log = log
    super.init()
  }

  override func start() {
    note("start")
    onStart?(self)
  }

  override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    super.navigationController(navigationController, willShow: viewController, animated: animated)
    note("will show \(viewController.title ?? ""), animated: \(animated)")
  }

  override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    super.navigationController(navigationController, didShow: viewController, animated: animated)
    note("did show \(viewController.title ?? ""), animated: \(animated)")
  }

  private func note(_ call: String) {
    calls.append(call)
    log?.lines.append("\(name): \(call)")
  }
}
