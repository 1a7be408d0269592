import UIKit

final class SegmentedControlExhibit: Exhibit {
  override class var name: String { "Segmented control" }
  override class var sentence: String {
    "A segmented control is one of a few, all of them in sight."
  }

  override func makeViews() -> [UIView] {
    let range = UISegmentedControl(items: ["Day", "Week", "Month"])
    range.selectedSegmentIndex = 0
    range.accessibilityLabel = "Range"
    range.setEnabled(false, forSegmentAt: 2)
    listen(to: range)
    let momentary = UISegmentedControl(items: ["Back", "On"])
    momentary.isMomentary = true
    momentary.accessibilityLabel = "Direction"
    listen(to: momentary)
    return [range, momentary]
  }

  private func listen(to control: UISegmentedControl) {
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let control else { return }
        let title = control.titleForSegment(at: control.selectedSegmentIndex)
        self?.report("\(title ?? "Nothing") is chosen.")
      }, for: .valueChanged)
  }
}
