import UIKit

/// What a screen says to the bar above it, and above the screen that follows.
final class TitleExhibit: ShowingExhibit {
  override class var name: String { "Titles" }
  override class var sentence: String {
    "A bar can show a view in place of a title or of a button, and call the way back as it likes."
  }
  override class var showings: [Showing] { [.next] }

  private lazy var likes = UIButton(
    primaryAction: UIAction(title: "Like", image: UIImage(systemName: "heart")) { [weak self] _ in
      self?.like()
    })
  private var likeCount = 0

  override func makeViews() -> [UIView] {
    let toggle = UISwitch(
      frame: .zero,
      primaryAction: UIAction { [weak self] action in
        let isOn = (action.sender as? UISwitch)?.isOn ?? false
        self?.showSegments(isOn)
      })
    return [line("Segments in place of the title", toggle)] + super.makeViews()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.backButtonTitle = "To the titles"
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: likes)
  }

  private func like() {
    likeCount += 1
    likes.setTitle("\(likeCount)", for: .normal)
    likes.accessibilityLabel = "Like, \(likeCount) so far"
    report("It is liked.")
  }

  private func showSegments(_ shows: Bool) {
    let segments = UISegmentedControl(items: ["Old", "New"])
    segments.accessibilityLabel = "Letters"
    segments.selectedSegmentIndex = 0
    segments.addAction(
      UIAction { [weak self] action in
        let index = (action.sender as? UISegmentedControl)?.selectedSegmentIndex ?? 0
        self?.report("\(index == 0 ? "Old" : "New") letters.")
      }, for: .valueChanged)
    navigationItem.titleView = shows ? segments : nil
    report(shows ? "The bar shows segments." : "The bar shows the title.")
  }
}
