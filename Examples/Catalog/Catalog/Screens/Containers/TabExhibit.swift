import UIKit

final class TabExhibit: ShowingExhibit {
  override class var name: String { "Tabs" }
  override class var sentence: String {
    "A tab bar controller shows one of its screens at a time, and a tab for each."
  }
  override class var showings: [Showing] { [.tabs] }
}
