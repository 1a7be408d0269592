import UIKit

final class StepperExhibit: Exhibit {
  override class var name: String { "Stepper" }
  override class var sentence: String {
    "A stepper counts, one step a press."
  }

  override func makeViews() -> [UIView] {
    let count = UILabel()
    count.text = "2"
    let stepper = UIStepper()
    stepper.value = 2
    stepper.maximumValue = 4
    stepper.accessibilityLabel = "Copies"
    stepper.addAction(
      UIAction { [weak self, weak stepper] _ in
        let copies = Int(stepper?.value ?? 0)
        count.text = "\(copies)"
        self?.report("There are \(copies) copies.")
      }, for: .valueChanged)
    let row = UIStackView(arrangedSubviews: [line("Copies", count), stepper])
    row.spacing = 16
    row.alignment = .center
    return [row]
  }
}
