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
    let stage = Stage(showing: view)
    let log = Log()
    let tap = Tap("tap", log)
    #expect(!view.feelsTaps)
    view.addGestureRecognizer(tap)
    #expect(view.feelsTaps)
    #expect(view.userTapsView())
    #expect(view.userTapsView())
    #expect(log.lines == ["tap", "tap"])
    #expect(tap.state == .possible)
    tap.isEnabled = false
    #expect(!view.feelsTaps)
    #expect(!view.userTapsView())
    withExtendedLifetime(stage) {}
  }

  @Test("Of several the innermost recognizes a tap, unless a delegate wants both")
  func innermost() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let stage = Stage(showing: outer)
    let log = Log()
    let (first, second) = (Tap("inner", log), Tap("outer", log))
    inner.addGestureRecognizer(first)
    outer.addGestureRecognizer(second)
    inner.userTapsView()
    #expect(log.lines == ["inner"])
    outer.userTapsView()
    #expect(log.lines == ["inner", "outer"])
    let delegate = Delegate()
    delegate.simultaneously = true
    second.delegate = delegate
    inner.userTapsView()
    #expect(log.lines.suffix(2) == ["inner", "outer"])
    withExtendedLifetime(stage) {}
  }

  enum Requirement: CaseIterable { case required, delegate }

  @Test("A recognizer that waits for another comes after it", arguments: Requirement.allCases)
  func requirement(_ requirement: Requirement) {
    let view = UIView()
    let stage = Stage(showing: view)
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
    view.userTapsView()
    #expect(log.lines == ["first"])
    first.isEnabled = false
    view.userTapsView()
    #expect(log.lines == ["first", "waiting"])
    withExtendedLifetime(stage) {}
  }

  @Test("A single tap does not wait for a second that a host does not make")
  func doubleTap() {
    let view = UIView()
    let stage = Stage(showing: view)
    let log = Log()
    let (single, double) = (Tap("single", log), Tap("double", log, taps: 2))
    view.addGestureRecognizer(double)
    view.userTapsView()
    #expect(log.lines == ["double"])
    view.addGestureRecognizer(single)
    single.require(toFail: double)
    view.userTapsView()
    #expect(log.lines == ["double", "single"])
    withExtendedLifetime(stage) {}
  }

  @Test("A delegate keeps a touch from a recognizer")
  func touches() {
    let view = UIView()
    let stage = Stage(showing: view)
    let log = Log()
    let tap = Tap("tap", log)
    let delegate = Delegate()
    delegate.receives = false
    tap.delegate = delegate
    view.addGestureRecognizer(tap)
    #expect(!view.userTapsView())
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
    let stage = Stage(showing: view)
    let watching = Watching()
    view.addGestureRecognizer(watching)
    view.userTapsView()
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
    let stage = Stage(showing: view)
    let any = AnyTouch()
    #expect(!view.userTapsView())
    view.addGestureRecognizer(any)
    #expect(view.userTapsView())
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
    let stage = Stage(showing: view)
    let press = Press()
    view.addGestureRecognizer(press)
    #expect(!view.userTapsView())
    #expect(view.userLongPresses())
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
    let stage = Stage(showing: view)
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.left, .up]
    view.addGestureRecognizer(swipe)
    #expect(view.feelsSwipes)
    #expect(view.userSwipes(.left))
    #expect(!view.userSwipes(.right))
    let pan = Pan()
    view.addGestureRecognizer(pan)
    #expect(view.userSwipes(.right))
    #expect(pan.ways == [100])
    #expect(pan.translation(in: view) == .zero)
    withExtendedLifetime(stage) {}
  }

  @Test("Two fingers' gestures keep what they measure until they are over")
  func measures() {
    let view = UIView()
    let stage = Stage(showing: view)
    let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    view.addGestureRecognizer(pinch)
    view.addGestureRecognizer(rotation)
    pinch.userBegins()
    pinch.userMoves(to: 2, velocity: 1)
    #expect(pinch.scale == 2)
    pinch.userEnds(cancelled: false)
    #expect(pinch.scale == 1)
    rotation.userBegins()
    rotation.userMoves(to: .pi, velocity: 1)
    #expect(rotation.rotation == .pi)
    rotation.userEnds(cancelled: true)
    #expect(rotation.rotation == 0)
    withExtendedLifetime(stage) {}
  }

  @Test("A target that cannot be called is warned of")
  func targets() {
    let view = UIView()
    let stage = Stage(showing: view)
    let target = NSObject()
    let tap = UITapGestureRecognizer(target: target, action: Selector("run"))
    view.addGestureRecognizer(tap)
    view.userTapsView()
    #expect(
      stage.faults == [
        "UITapGestureRecognizer cannot call run: there are no selectors on Linux. Subclass the "
          + "recognizer and override state or touchesEnded(_:with:)."
      ])
    tap.removeTarget(target, action: nil)
    view.userTapsView()
    #expect(stage.faults.count == 1)
  }
}
