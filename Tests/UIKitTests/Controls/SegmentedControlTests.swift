import Testing
import UIKit

@MainActor @Suite("Segmented controls") struct SegmentedControlTests {
  @Test("U6 a segmented control tells of the user's choice, not of code's")
  func choice() {
    let control = UISegmentedControl(items: ["Map", "Transit", "Satellite"])
    let stage = Stage(showing: control)
    let log = Log()
    control.addAction(
      UIAction { _ in log.note("\(control.selectedSegmentIndex)") }, for: .valueChanged)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    #expect(log.lines.isEmpty)
    #expect(control.userSelects(2))
    #expect(control.userSelects(2))
    #expect(log.lines == ["2"])
    control.setEnabled(false, forSegmentAt: 0)
    #expect(!control.userSelects(0))
    #expect(!control.userSelects(3))
    withExtendedLifetime(stage) {}
  }

  @Test("The segment chosen stays chosen as others come and go")
  func changes() {
    let control = UISegmentedControl(items: ["b"])
    control.selectedSegmentIndex = 0
    control.insertSegment(withTitle: "a", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.insertSegment(withTitle: "c", at: 99, animated: false)
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["a", "b", "c"])
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 0)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(control.titleForSegment(at: 0) == nil)
  }

  @Test("A segment shows a title or an image, whichever was set last")
  func content() {
    let control = UISegmentedControl(items: ["Text", UIImage(systemName: "star") as Any])
    #expect(control.titleForSegment(at: 1) == nil)
    #expect(control.imageForSegment(at: 1) != nil)
    control.setTitle("Star", forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == "Star")
    #expect(control.imageForSegment(at: 1) == nil)
  }

  @Test("A segment's action runs when the user chooses it, before the control's own")
  func actions() {
    let log = Log()
    let control = UISegmentedControl(
      frame: .zero,
      actions: ["Day", "Week"].map { title in
        UIAction(title: title, identifier: UIAction.Identifier(title)) { _ in log.note(title) }
      })
    let stage = Stage(showing: control)
    control.addAction(log.action("changed"), for: .valueChanged)
    #expect(control.titleForSegment(at: 1) == "Week")
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("Week")) == 1)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("Year")) == NSNotFound)
    control.userSelects(1)
    #expect(log.lines == ["Week", "changed"])
    withExtendedLifetime(stage) {}
  }

  @Test("A momentary control's segment is chosen only while its actions run")
  func momentary() {
    let control = UISegmentedControl(items: ["Back", "Forward"])
    let stage = Stage(showing: control)
    let log = Log()
    control.isMomentary = true
    control.addAction(
      UIAction { _ in log.note("\(control.selectedSegmentIndex)") }, for: .valueChanged)
    control.userSelects(1)
    control.userSelects(1)
    #expect(log.lines == ["1", "1"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    withExtendedLifetime(stage) {}
  }
}
