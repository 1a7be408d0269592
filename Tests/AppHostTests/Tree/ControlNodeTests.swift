import AppHost
import Testing
import UIKit

/// What controls are to somebody who does not see them, and what that somebody does to them.
@MainActor struct ControlNodeTests {
  @Test func `a switch is on or off, and a tap turns it over`() throws {
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Wi-Fi"
    let stage = try Stage { $0.add(toggle) }
    #expect(stage.node("Wi-Fi")?.role == .switch)
    #expect(stage.node("Wi-Fi")?.state == [])
    #expect(stage.tap("Wi-Fi") == .performed)
    #expect(toggle.isOn)
    #expect(stage.node("Wi-Fi")?.state == .selected)
  }

  @Test func `a slider says where it stands, and moves within its range`() throws {
    let slider = UISlider()
    slider.accessibilityLabel = "Volume"
    slider.maximumValue = 10
    slider.value = 3
    let stage = try Stage { $0.add(slider) }
    let node = try #require(stage.node("Volume"))
    #expect(node.role == .slider)
    #expect(node.value == "30%")
    #expect(node.range == ValueRange(value: 3, minimum: 0, maximum: 10))
    #expect(node.actions == [.adjust])
    #expect(stage.perform(.adjust(node.id, to: 7.5)) == .performed)
    #expect(slider.value == 7.5)
    #expect(
      stage.perform(.adjust(node.id, to: 11)) == .refused(.notPossible(node.id, .adjust)))
    slider.value = 0.3
    #expect(stage.node("Volume")?.range?.value == 0.3)
  }

  @Test func `a stepper has two buttons, of which one is off at each end`() throws {
    let stepper = UIStepper()
    stepper.accessibilityLabel = "Guests"
    stepper.maximumValue = 1
    let stage = try Stage { $0.add(stepper) }
    #expect(stage.node("Guests")?.role == .stepper)
    #expect(stage.node("Guests")?.value == "0")
    #expect(stage.node("Decrement")?.state == .disabled)
    #expect(stage.tap("Decrement") != .performed)
    #expect(stage.tap("Increment") == .performed)
    #expect(stage.node("Guests")?.value == "1")
    #expect(stage.node("Increment")?.state == .disabled)
    #expect(stage.tap("Decrement") == .performed)
    #expect(stepper.value == 0)
  }

  @Test func `a segmented control's segments are tapped`() throws {
    let control = UISegmentedControl(items: ["Map", "Transit"])
    control.setEnabled(false, forSegmentAt: 1)
    let stage = try Stage { $0.add(control) }
    #expect(stage.node("Map")?.role == .segment)
    #expect(stage.tap("Map") == .performed)
    #expect(stage.node("Map")?.state == .selected)
    #expect(stage.node("Transit")?.state == .disabled)
    #expect(stage.tap("Transit") != .performed)
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func `a page control stands at a page of several`() throws {
    let control = UIPageControl()
    control.numberOfPages = 3
    let stage = try Stage { $0.add(control) }
    let node = try #require(stage.tree.root.first { $0.role == .pageControl })
    #expect(node.value == "page 1 of 3")
    #expect(node.range == ValueRange(value: 0, minimum: 0, maximum: 2, step: 1))
    #expect(stage.perform(.adjust(node.id, to: 2)) == .performed)
    #expect(control.currentPage == 2)
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    #expect(stage.tree.root.first { $0.role == .pageControl } == nil)
  }

  @Test func `a progress says how much is done`() throws {
    let progress = UIProgressView()
    progress.accessibilityLabel = "Upload"
    progress.progress = 0.4
    let stage = try Stage { $0.add(progress) }
    let node = try #require(stage.node("Upload"))
    #expect(node.role == .progress)
    #expect(node.value == "40%")
    #expect(node.range == ValueRange(value: 0.4))
    #expect(node.actions == [])
  }

  @Test func `a date picker says what can be chosen`() throws {
    let picker = UIDatePicker()
    picker.accessibilityLabel = "Due"
    picker.datePickerMode = .date
    picker.timeZone = TimeZone(identifier: "Asia/Tokyo")
    picker.locale = Locale(identifier: "en_GB")
    let (first, last) = (
      Date(timeIntervalSince1970: 1_000_000_000), Date(timeIntervalSince1970: 2_000_000_000)
    )
    picker.minimumDate = first
    picker.maximumDate = last
    picker.date = Date(timeIntervalSince1970: 1_500_000_000)
    let stage = try Stage { $0.add(picker) }
    let node = try #require(stage.node("Due"))
    #expect(node.role == .datePicker)
    #expect(
      node.date
        == DateTraits(
          date: picker.date, mode: .date, minimum: first, maximum: last, timeZone: "Asia/Tokyo"))
    #expect(node.value == "14 Jul 2017")
    #expect(stage.perform(.pick(node.id, picker.date + 86_400)) == .performed)
    #expect(stage.node("Due")?.value == "15 Jul 2017")
    #expect(stage.perform(.pick(node.id, .distantFuture)) != .performed)
  }

  @Test func `a length of time is one of hours and minutes`() throws {
    let picker = UIDatePicker()
    picker.accessibilityLabel = "Timer"
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3900
    let stage = try Stage { $0.add(picker) }
    #expect(stage.node("Timer")?.value == "1:05")
    #expect(stage.node("Timer")?.date?.mode == .countdown)
  }

  @Test func `a disabled control is there and does not answer`() throws {
    let controls: [UIControl] = [UISwitch(), UISlider(), UIStepper(), UIDatePicker()]
    let stage = try Stage { screen in
      for control in controls {
        control.isEnabled = false
        screen.add(control)
      }
    }
    let disabled = stage.tree.root.all { $0.state.contains(.disabled) }
    // Each, and the two buttons of the stepper.
    #expect(disabled.count == 6)
    #expect(disabled.flatMap(\.actions).isEmpty)
  }
}
