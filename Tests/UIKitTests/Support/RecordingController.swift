import UIKit

/// A screen that writes down what it is told.
@MainActor class RecordingController: UIViewController, Recording {
  let name: String
  let journal: Journal
  var reactions: [Callback: () -> Void] = [:]

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    super.loadView()
    record(.loadView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    record(.viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record(.viewWillAppear, animated: animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record(.viewIsAppearing, animated: animated)
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

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    record(.willMove, parent: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    record(.didMove, parent: parent)
  }
}
