import Testing
import UIKit

@MainActor @Suite("Controls with a value") struct ValueControlTests {
  @Test("U6 a slider tells of the user's move, not of code's")
  func slider() {
    let slider = UISlider()
    let stage = Stage(showing: slider)
    let log = Log()
    slider.addAction(UIAction { _ in log.note("\(slider.value)") }, for: .valueChanged)
    slider.addAction(log.action("primary"), for: .primaryActionTriggered)
    slider.value = 0.25
    slider.setValue(0.75, animated: true)
    #expect(log.lines.isEmpty)
    #expect(slider.userAdjusts(to: 0.5))
    #expect(log.lines == ["0.5", "primary"])
    #expect(slider.userAdjusts(to: 0.5))
    #expect(log.lines.count == 2)
    withExtendedLifetime(stage) {}
  }

  @Test("A slider stays within its limits, and its limits in order")
  func sliderLimits() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 12
    #expect(slider.value == 10)
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 7
    #expect(slider.maximumValue == 7)
    #expect(slider.value == 7)
    slider.maximumValue = 3
    #expect(slider.minimumValue == 3)
  }

  @Test("U7 a slider that is disabled or out of reach stays where it is")
  func refusal() {
    let slider = UISlider()
    #expect(!slider.userAdjusts(to: 1))
    let stage = Stage(showing: slider)
    slider.isEnabled = false
    #expect(!slider.userAdjusts(to: 1))
    #expect(slider.value == 0)
    withExtendedLifetime(stage) {}
  }

  @Test("U6 a stepper tells of the user's steps, not of code's")
  func stepper() {
    let stepper = UIStepper()
    let stage = Stage(showing: stepper)
    let log = Log()
    stepper.addAction(UIAction { _ in log.note("\(stepper.value)") }, for: .valueChanged)
    stepper.value = 10
    #expect(log.lines.isEmpty)
    stepper.stepValue = 5
    stepper.userSteps(.increment)
    stepper.userSteps(.decrement)
    #expect(log.lines == ["15.0", "10.0"])
    withExtendedLifetime(stage) {}
  }

  @Test("A stepper stops at its limits, or goes round")
  func stepperLimits() {
    let stepper = UIStepper()
    let stage = Stage(showing: stepper)
    stepper.maximumValue = 2.5
    stepper.value = 2
    #expect(stepper.userSteps(.increment))
    #expect(stepper.value == 2.5)
    #expect(!stepper.userSteps(.increment))
    stepper.wraps = true
    #expect(stepper.userSteps(.increment))
    #expect(stepper.value == 0)
    #expect(stepper.userSteps(.decrement))
    #expect(stepper.value == 2.5)
    withExtendedLifetime(stage) {}
  }

  @Test("A stepper's limit beyond the other takes that along, and the value too")
  func stepperOrder() {
    let stepper = UIStepper()
    stepper.minimumValue = 150
    #expect(stepper.maximumValue == 150)
    #expect(stepper.value == 150)
    stepper.maximumValue = 300
    #expect(stepper.minimumValue == 150)
    stepper.maximumValue = -5
    #expect(stepper.minimumValue == -5)
    #expect(stepper.value == -5)
  }

  @Test("A stepper's step of nothing, or back, is an exception", arguments: [0, -1.0])
  func stepperStep(step: Double) {
    let stepper = UIStepper()
    let stage = Stage(showing: stepper)
    stage.run { stepper.stepValue = step }
    #expect(stage.exceptions.count == 1)
    #expect(stage.exceptions.first?.contains("\(step)") == true)
    #expect(stepper.stepValue == 1)
  }

  @Test("U6 a page control tells of the user's choice, not of code's")
  func pageControl() {
    let control = UIPageControl()
    let stage = Stage(showing: control)
    let log = Log()
    control.addAction(UIAction { _ in log.note("\(control.currentPage)") }, for: .valueChanged)
    control.numberOfPages = 3
    control.currentPage = 9
    #expect(control.currentPage == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    #expect(log.lines.isEmpty)
    control.userAdjusts(to: 0)
    #expect(log.lines == ["0"])
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    #expect(!control.userAdjusts(to: 0))
    withExtendedLifetime(stage) {}
  }

  @Test("A progress stays between 0 and 1, or is the one observed")
  func progress() {
    let view = UIProgressView(progressViewStyle: .bar)
    #expect(view.progressViewStyle == .bar)
    view.progress = 1.5
    #expect(view.progress == 1)
    view.setProgress(-1, animated: true)
    #expect(view.progress == 0)
    let observed = Progress(totalUnitCount: 4)
    view.observedProgress = observed
    observed.completedUnitCount = 1
    #expect(view.progress == 0.25)
  }
}
