import AppHost
import Testing
import UIKit

/// Wheels and their options.
@MainActor struct PickerNodeTests {
  private final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let count: Int
    var makesViews = false
    init(_ count: Int) { self.count = count }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      count
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "number \(row)" }
  }

  private final class Views: NSObject, UIPickerViewDelegate {
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      let label = UILabel()
      label.text = "view \(row)"
      let box = UIView()
      box.addSubview(label)
      return box
    }
  }

  @Test func `a picker's wheel has options, of which a tap chooses one`() throws {
    let numbers = Numbers(3)
    let picker = UIPickerView()
    picker.dataSource = numbers
    picker.delegate = numbers
    let stage = try Stage { $0.add(picker) }
    let wheel = try #require(stage.tree.root.first { $0.role == .wheel })
    #expect(wheel.value == "number 0")
    #expect(wheel.children.map(\.label) == ["number 0", "number 1", "number 2"])
    #expect(wheel.children.map(\.state) == [.selected, [], []])
    #expect(stage.tap("number 2") == .performed)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(stage.node("number 2")?.state == .selected)
  }

  @Test func `a wheel without end shows what is near`() throws {
    let numbers = Numbers(1_000_000)
    let picker = UIPickerView()
    picker.dataSource = numbers
    picker.delegate = numbers
    picker.selectRow(500_000, inComponent: 0, animated: false)
    let stage = try Stage { $0.add(picker) }
    let wheel = try #require(stage.tree.root.first { $0.role == .wheel })
    #expect(wheel.children.count == 201)
    #expect(stage.tap("number 500100") == .performed)
    #expect(picker.selectedRow(inComponent: 0) == 500_100)
  }

  @Test func `a row that is a view is called what it reads`() throws {
    let numbers = Numbers(2)
    let views = Views()
    let picker = UIPickerView()
    picker.dataSource = numbers
    picker.delegate = views
    let stage = try Stage { $0.add(picker) }
    #expect(stage.node("view 1")?.role == .option)
  }
}
