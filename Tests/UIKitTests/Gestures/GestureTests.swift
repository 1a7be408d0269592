import Testing
import UIKit

@MainActor @Suite("Gesture recognizers") struct GestureTests {
  private final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var allows = true
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
  }

  @Test("A gesture is asked for: enabled, reachable, allowed by the delegate")
  func permission() {
    let view = UIView()
    let stage = Stage(showing: view)
    let tap = UITapGestureRecognizer()
    let delegate = Delegate()
    tap.delegate = delegate
    #expect(!tap.userMakesGesture())
    view.addGestureRecognizer(tap)
    #expect(tap.userMakesGesture())
    delegate.allows = false
    #expect(!tap.userMakesGesture())
    delegate.allows = true
    tap.isEnabled = false
    #expect(!tap.userMakesGesture())
    tap.isEnabled = true
    view.isHidden = true
    #expect(!tap.userMakesGesture())
    withExtendedLifetime(stage) {}
  }

  @Test("A gesture that lasts goes through its states and is ready for the next")
  func states() {
    let view = UIView()
    let stage = Stage(showing: view)
    let pan = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    pan.edges = .left
    view.addGestureRecognizer(pan)
    var states: [UIGestureRecognizer.State] = []
    pan.seesChange { states.append($0.state) }
    pan.userBegins()
    #expect(!pan.userBegins())
    pan.userMoves(to: CGPoint(x: 20, y: 0), velocity: .zero)
    #expect(pan.translation(in: view).x == 20)
    pan.userEnds(cancelled: false)
    pan.userBegins()
    pan.isEnabled = false
    #expect(states == [.began, .changed, .ended, .began, .cancelled])
    #expect(pan.state == .possible)
    #expect(pan.translation(in: view) == .zero)
    withExtendedLifetime(stage) {}
  }

  @Test("A recognizer does not hold its view")
  func lifetime() {
    let tap = UITapGestureRecognizer()
    weak var gone: UIView?
    do {
      let view = UIView()
      view.addGestureRecognizer(tap)
      gone = view
    }
    #expect(gone == nil)
    #expect(tap.view == nil)
  }
}
