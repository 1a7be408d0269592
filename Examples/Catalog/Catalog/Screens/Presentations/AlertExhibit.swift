import UIKit

final class AlertExhibit: ShowingExhibit {
  override class var name: String { "Alerts" }
  override class var sentence: String {
    "An alert asks for a decision; an action sheet offers several."
  }
  override class var showings: [Showing] { [.alert, .prompt, .actionSheet] }
}
