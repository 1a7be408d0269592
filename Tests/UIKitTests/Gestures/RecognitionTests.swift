import Testing
import UIKit

@MainActor @Suite("Which gestures are recognized") struct RecognitionTests {
  private final class Tap: UITapGestureRecognizer {
    let log: Log
    let title: String

    init(_ title: String, _ log: Log, taps: Int = 1) {
      self.title = title
      self.log = log
      super.init(target: nil, action: nil)
      numberOfTapsRequired = taps
    }

    override var state: State {
      didSet { if state == .ended { log.note(title) } }
    }
  }

  private final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var simultaneously = false
    var receives = true
    weak var first: UIGestureRecognizer?

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneously }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === first }
  }

  @Test("A tap is recognized, and the recognizer is ready for the next")
  func tap() {
    let view = UIView()
    let stage = ControlStage(view)
    let log = Log()
    let tap = Tap("tap", log)
    #expect(!view.hearsTaps)
    view.addGestureRecognizer(tap)
    #expect(view.hearsTaps)
    #expect(view.userMakeTap())
    #expect(view.userMakeTap())
    #expect(log.lines == ["tap", "tap"])
    #expect(tap.state == .possible)
    tap.isEnabled = false
    #expect(!view.hearsTaps)
    #expect(!view.userMakeTap())
    withExtendedLifetime(stage) {}
  }

  @Test("Of several the innermost recognizes a tap, unless a delegate wants both")
  func innermost() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let stage = ControlStage(outer)
    let log = Log()
    let (first, second) = (Tap("inner", log), Tap("outer", log))
    inner.addGestureRecognizer(first)
    outer.addGestureRecognizer(second)
    inner.userMakeTap()
    #expect(log.lines == ["inner"])
    outer.userMakeTap()
    #expect(log.lines == ["inner", "outer"])
    let delegate = Delegate()
    delegate.simultaneously = true
    second.delegate = delegate
    inner.userMakeTap()
    #expect(log.lines.suffix(2) == ["inner", "outer"])
    withExtendedLifetime(stage) {}
  }

  enum Requirement: CaseIterable { case required, delegate }

  @Test("A recognizer that waits for another comes after it", arguments: Requirement.allCases)
  func requirement(_ requirement: Requirement) {
    let view = UIView()
    let stage = ControlStage(view)
    let log = Log()
    let (waiting, first) = (Tap("waiting", log), Tap("first", log))
    view.addGestureRecognizer(waiting)
    view.addGestureRecognizer(first)
    let delegate = Delegate()
    switch requirement {
    case .required: waiting.require(toFail: first)
    case .delegate:
      delegate.first = first
      waiting.delegate = delegate
    }
    view.userMakeTap()
    #expect(log.lines == ["first"])
    first.isEnabled = false
    view.userMakeTap()
    #expect(log.lines == ["first", "waiting"])
    withExtendedLifetime(stage) {}
  }

  @Test("A single tap does not wait for a second that a host does not make")
  func doubleTap() {
    let view = UIView()
    let stage = ControlStage(view)
    let log = Log()
    let (single, double) = (Tap("single", log), Tap("double", log, taps: 2))
    view.addGestureRecognizer(double)
    view.userMakeTap()
    #expect(log.lines == ["double"])
    view.addGestureRecognizer(single)
    single.require(toFail: double)
    view.userMakeTap()
    #expect(log.lines == ["double", "single"])
    withExtendedLifetime(stage) {}
  }

  @Test("A delegate keeps a touch from a recognizer")
  func touches() {
    let view = UIView()
    let stage = ControlStage(view)
    let log = Log()
    let tap = Tap("tap", log)
    let delegate = Delegate()
    delegate.receives = false
    tap.delegate = delegate
    view.addGestureRecognizer(tap)
    #expect(!view.userMakeTap())
    #expect(log.lines.isEmpty)
    withExtendedLifetime(stage) {}
  }

  @Test("A subclass sees the finger, and the state when super has been called")
  func subclass() {
    final class Watching: UITapGestureRecognizer {
      let log = Log()
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        log.note("began \(touches.count) \(touches.first?.view === view)")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        log.note("ended \(state == .ended)")
      }
      override func reset() { log.note("reset") }
    }
    let view = UIView()
    let stage = ControlStage(view)
    let watching = Watching()
    view.addGestureRecognizer(watching)
    view.userMakeTap()
    #expect(watching.log.lines == ["began 1 true", "ended true", "reset"])
    withExtendedLifetime(stage) {}
  }

  @Test("A recognizer of the app's own making recognizes what it likes")
  func ownMaking() {
    final class AnyTouch: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .recognized
      }
    }
    let view = UIView()
    let stage = ControlStage(view)
    let any = AnyTouch()
    #expect(!view.userMakeTap())
    view.addGestureRecognizer(any)
    #expect(view.userMakeTap())
    #expect(any.state == .possible)
    withExtendedLifetime(stage) {}
  }

  @Test("A long press begins and ends; a tap is none")
  func longPress() {
    final class Press: UILongPressGestureRecognizer {
      var states: [State] = []
      override var state: State { didSet { states.append(state) } }
    }
    let view = UIView()
    let stage = ControlStage(view)
    let press = Press()
    view.addGestureRecognizer(press)
    #expect(!view.userMakeTap())
    #expect(view.userLongPress())
    #expect(press.states == [.began, .ended, .possible])
    withExtendedLifetime(stage) {}
  }

  @Test("A swipe is recognized in its direction, by a pan in any")
  func swipe() {
    final class Pan: UIPanGestureRecognizer {
      var ways: [CGFloat] = []
      override var state: State {
        didSet { if state == .changed { ways.append(translation(in: view).x) } }
      }
    }
    let view = UIView()
    let stage = ControlStage(view)
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.left, .up]
    view.addGestureRecognizer(swipe)
    #expect(view.hearsSwipes)
    #expect(view.userMake(.swipe(.left)))
    #expect(!view.userMake(.swipe(.right)))
    let pan = Pan()
    view.addGestureRecognizer(pan)
    #expect(view.userMake(.swipe(.right)))
    #expect(pan.ways == [100])
    #expect(pan.translation(in: view) == .zero)
    withExtendedLifetime(stage) {}
  }

  @Test("Two fingers' gestures keep what they measure until they are over")
  func measures() {
    let view = UIView()
    let stage = ControlStage(view)
    let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    view.addGestureRecognizer(pinch)
    view.addGestureRecognizer(rotation)
    pinch.userBegin()
    pinch.userMove(to: 2, velocity: 1)
    #expect(pinch.scale == 2)
    pinch.userEnd(cancelled: false)
    #expect(pinch.scale == 1)
    rotation.userBegin()
    rotation.userMove(to: .pi, velocity: 1)
    #expect(rotation.rotation == .pi)
    rotation.userEnd(cancelled: true)
    #expect(rotation.rotation == 0)
    withExtendedLifetime(stage) {}
  }

  @Test("A target that cannot be called is warned of")
  func targets() {
    let view = UIView()
    let stage = ControlStage(view)
    let target = NSObject()
    let tap = UITapGestureRecognizer(target: target, action: Selector("run"))
    view.addGestureRecognizer(tap)
    view.userMakeTap()
    #expect(
      stage.application.faults.map(\.message) == [
        "UITapGestureRecognizer cannot call run: there are no selectors on Linux. Subclass the "
          + "recognizer and override state or touchesEnded(_:with:)."
      ])
    tap.removeTarget(target, action: nil)
    view.userMakeTap()
    #expect(stage.application.faults.count == 1)
  }
}
