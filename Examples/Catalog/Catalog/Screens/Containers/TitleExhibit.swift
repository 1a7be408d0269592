import UIKit

/// What a screen says to the bar above it, and above the screen that follows.
final class TitleExhibit: ShowingExhibit {
  override class var name: String { "Titles" }
  override class var sentence: String {
    "A screen says what stands beside its title, and what the way back to it is called."
  }
  override class var showings: [Showing] { [.next] }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.backButtonTitle = "To the titles"
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Help",
      primaryAction: UIAction(title: "Help") { [weak self] _ in self?.report("Help was pressed.") })
  }
}
