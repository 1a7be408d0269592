import Testing
import UIKit

@MainActor @Suite struct PropertyAnimatorTests {
  let app = RootFixture()
  let view = UIView()

  private func animator(_ duration: TimeInterval = 1) -> UIViewPropertyAnimator {
    app.stage.run {
      let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
        [view, app] in
        view.alpha = 0.5
        app.journal.note("changed")
      }
      animator.addCompletion { [app] position in
        app.journal.note("\(position)")
      }
      return animator
    }
  }

  private func expect(_ notes: String..., place: SourceLocation = #_sourceLocation) {
    #expect(app.journal.take(.note) == notes, sourceLocation: place)
  }

  @Test("it is active from its start to its end")
  func run() {
    let animator = animator()
    #expect(animator.state == .inactive && !animator.isRunning)
    expect()
    app.stage.run { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning)
    #expect(view.alpha == 0.5)
    app.stage.pass(0.5)
    #expect(abs(animator.fractionComplete - 0.5) < 0.001)
    expect("changed")
    app.stage.pass(0.51)
    expect("end")
    #expect(animator.state == .inactive && !animator.isRunning)
  }

  @Test("held, it waits, and then takes the time that is left")
  func pause() {
    let animator = animator()
    app.stage.run { animator.startAnimation() }
    app.stage.pass(0.4)
    app.stage.run { animator.pauseAnimation() }
    app.stage.pass(10)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(abs(animator.fractionComplete - 0.4) < 0.001)
    app.stage.run { animator.startAnimation() }
    app.stage.pass(0.59)
    expect("changed")
    app.stage.pass(0.02)
    expect("end")
  }

  @Test("held before it has begun, it is active and stands at the beginning")
  func pauseFirst() {
    let animator = animator()
    app.stage.run { animator.pauseAnimation() }
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 0)
    expect("changed")
  }

  @Test("reversed, it comes back to its start in the time it took")
  func reversed() {
    let animator = animator()
    app.stage.run { animator.startAnimation() }
    app.stage.pass(0.3)
    app.stage.run { animator.isReversed = true }
    app.stage.pass(0.29)
    expect("changed")
    app.stage.pass(0.02)
    expect("start")
    #expect(animator.state == .inactive)
  }

  @Test("moved by hand, it continues from there")
  func scrub() {
    let animator = animator()
    app.stage.run {
      animator.fractionComplete = 0.75
      #expect(animator.state == .active)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    app.stage.pass(0.24)
    expect("changed")
    app.stage.pass(0.02)
    expect("end")
  }

  @Test("what is left can take a part of the duration")
  func factor() {
    let animator = animator()
    app.stage.run {
      animator.fractionComplete = 0.2
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    }
    app.stage.pass(0.49)
    expect("changed")
    app.stage.pass(0.02)
    expect("end")
  }

  @Test("stopped without finishing, it is over and nobody hears of it")
  func stop() {
    let animator = animator()
    app.stage.run {
      animator.startAnimation()
      animator.stopAnimation(true)
    }
    #expect(animator.state == .inactive)
    app.stage.settle()
    expect("changed")
  }

  @Test(
    "stopped, it waits to be finished",
    arguments: [UIViewAnimatingPosition.end, .start, .current])
  func finish(position: UIViewAnimatingPosition) {
    let animator = animator()
    app.stage.run {
      animator.startAnimation()
      animator.stopAnimation(false)
    }
    #expect(animator.state == .stopped)
    app.stage.settle()
    expect("changed")
    app.stage.run { animator.finishAnimation(at: position) }
    expect("\(position)")
    #expect(animator.state == .inactive)
  }

  @Test("finishing one that is not stopped is an exception")
  func finishRunning() {
    let animator = animator()
    app.stage.run {
      animator.startAnimation()
      animator.finishAnimation(at: .end)
    }
    #expect(
      app.stage.faults == [
        "finishAnimationAtPosition: should only be called on a stopped animator!"
      ])
    #expect(animator.state == .active)
  }

  @Test("one that pauses on completion stays active")
  func pausesOnCompletion() {
    let animator = animator()
    animator.pausesOnCompletion = true
    app.stage.perform { animator.startAnimation() }
    expect("changed")
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
  }

  @Test("one that is made running starts after its delay")
  func running() {
    app.stage.run {
      _ = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.2, delay: 0.5, animations: {},
        completion: { app.journal.note("\($0)") })
    }
    app.stage.pass(0.69)
    expect()
    app.stage.pass(0.02)
    expect("end")
  }

  @Test("what is added while it runs changes at once")
  func added() {
    let animator = animator()
    app.stage.run {
      animator.startAnimation()
      animator.addAnimations { app.journal.note("more") }
    }
    expect("changed", "more")
  }
}
