import UIKit

final class TransitionExhibit: ShowingExhibit {
  override class var name: String { "Custom transition" }
  override class var sentence: String {
    "An app can move the screen that comes itself, and lay something of its own under it."
  }
  override class var showings: [Showing] { [.curtain] }
}
