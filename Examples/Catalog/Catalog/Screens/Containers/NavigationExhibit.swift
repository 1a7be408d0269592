import UIKit

final class NavigationExhibit: ShowingExhibit {
  override class var name: String { "Navigation" }
  override class var sentence: String {
    "A stack shows the last of its screens, and leads back to those below."
  }
  override class var showings: [Showing] { [.deeper] }
}
