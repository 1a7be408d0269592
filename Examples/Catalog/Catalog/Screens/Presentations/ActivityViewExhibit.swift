import UIKit

final class ActivityViewExhibit: ShowingExhibit {
  override class var name: String { "Activity view" }
  override class var sentence: String {
    "An activity view offers what can be done with a thing."
  }
  override class var showings: [Showing] { [.activities] }
}
