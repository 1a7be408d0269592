import Testing
import UIKit

@MainActor @Suite("Picker views") struct PickerViewTests {
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = [["small", "large"], ["red", "green", "blue"]]
    private(set) var selected: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component].count
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { rows[component][row] }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {
      selected.append(rows[component][row])
    }
  }

  private func picker(_ source: Source) -> UIPickerView {
    let picker = UIPickerView()
    picker.dataSource = source
    picker.delegate = source
    return picker
  }

  @Test("The first row of each wheel is chosen, until somebody chooses another")
  func selection() {
    let source = Source()
    let picker = picker(source)
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 1) == 3)
    #expect(picker.selectedRow(inComponent: 1) == 0)
    picker.selectRow(1, inComponent: 1, animated: true)
    #expect(picker.selectedRow(inComponent: 1) == 1)
    picker.selectRow(7, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(picker.selectedRow(inComponent: 2) == -1)
    #expect(source.selected.isEmpty)
  }

  @Test("U6 the delegate hears of the user's choice, not of code's")
  func choice() {
    let source = Source()
    let picker = picker(source)
    #expect(!picker.userSelects(2, inComponent: 1))
    let stage = Stage(showing: picker)
    #expect(picker.userSelects(2, inComponent: 1))
    #expect(picker.userSelects(2, inComponent: 1))
    #expect(!picker.userSelects(3, inComponent: 1))
    #expect(source.selected == ["blue"])
    withExtendedLifetime(stage) {}
  }

  @Test("Rows are asked for again, and what was chosen stays as far as it is there")
  func reloading() {
    let source = Source()
    let picker = picker(source)
    picker.selectRow(2, inComponent: 1, animated: false)
    source.rows[1] = ["red", "green"]
    picker.reloadComponent(1)
    #expect(picker.numberOfRows(inComponent: 1) == 2)
    #expect(picker.selectedRow(inComponent: 1) == 1)
    source.rows = [["only"]]
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 1)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    source.rows = [[]]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  @Test("A row's view is the delegate's, and nil where it makes none")
  func views() {
    final class Views: NSObject, UIPickerViewDelegate {
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
      ) -> UIView {
        UILabel()
      }
    }
    let source = Source()
    let picker = picker(source)
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    let views = Views()
    picker.delegate = views
    #expect(picker.view(forRow: 0, forComponent: 0) is UILabel)
  }
}
