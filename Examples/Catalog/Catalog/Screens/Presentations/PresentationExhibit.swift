import UIKit

final class PresentationExhibit: ShowingExhibit {
  override class var name: String { "Presentations" }
  override class var sentence: String {
    "A screen can lie over another: as a sheet, in a popover, over all of it."
  }
  override class var showings: [Showing] { [.sheet, .heights, .popover, .fullScreen] }
}
