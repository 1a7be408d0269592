import UIKit

/// A stack that writes down what it is told.
@MainActor final class RecordingStack: UINavigationController, Recording {
  let name: String
  let journal: Journal
  var reactions: [Callback: () -> Void] = [:]

  init(_ name: String, _ journal: Journal, _ controllers: [UIViewController] = []) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    viewControllers = controllers
  }

  required init?(coder: NSCoder) { nil }

  /// The names of the screens in the stack, the root first.
  var names: [String] { viewControllers.map { ($0 as? any Recording)?.name ?? "?" } }

  override func viewDidLoad() {
    super.viewDidLoad()
    record(.viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record(.viewWillAppear, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record(.viewDidAppear, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record(.viewWillDisappear, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record(.viewDidDisappear, animated: animated)
  }
}
