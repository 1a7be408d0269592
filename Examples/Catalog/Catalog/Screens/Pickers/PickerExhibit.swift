import UIKit

final class PickerExhibit: Exhibit, UIPickerViewDataSource, UIPickerViewDelegate {
  override class var name: String { "Picker" }
  override class var sentence: String { "A picker is wheels, each with one of its rows on top." }

  private static let wheels = [["Small", "Medium", "Large"], ["Red", "Green", "Blue", "Grey"]]

  override func makeViews() -> [UIView] {
    let picker = UIPickerView()
    picker.accessibilityLabel = "Size and colour"
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(1, inComponent: 0, animated: false)
    return [picker]
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { Self.wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    Self.wheels[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { Self.wheels[component][row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let words = Self.wheels.indices.map { Self.wheels[$0][pickerView.selectedRow(inComponent: $0)] }
    report("\(words.joined(separator: ", ")) is chosen.")
  }
}
