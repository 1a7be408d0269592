import UIKit

final class SplitExhibit: ShowingExhibit {
  override class var name: String { "Split view" }
  override class var sentence: String {
    "A split view has its screens side by side, and one over the other where room is short."
  }
  override class var showings: [Showing] { [.columns] }
}
