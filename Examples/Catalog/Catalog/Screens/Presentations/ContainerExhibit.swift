import UIKit

final class ContainerExhibit: ShowingExhibit {
  override class var name: String { "Tabs and columns" }
  override class var sentence: String {
    "A container holds screens side by side, or one at a time."
  }
  override class var showings: [Showing] { [.tabs, .columns] }
}
