import Testing
import UIKit

/// `UIView.animate` and its relatives, on the host's clock.
@MainActor @Suite struct ViewAnimationTests {
  let app = RootFixture()
  let view = UIView()

  private func expect(_ notes: String..., place: SourceLocation = #_sourceLocation) {
    #expect(app.journal.take(.note) == notes, sourceLocation: place)
  }

  @Test("values change at once, and the completion comes when the duration has passed")
  func animate() {
    app.stage.run {
      UIView.animate(withDuration: 0.3) {
        view.alpha = 0.5
      } completion: { finished in
        app.journal.note("\(finished)")
      }
    }
    #expect(view.alpha == 0.5)
    app.stage.pass(0.29)
    expect()
    app.stage.pass(0.02)
    expect("true")
  }

  @Test("a delay and a way back take their time too")
  func delay() {
    app.stage.run {
      UIView.animate(withDuration: 0.3, delay: 0.5, options: .autoreverse) {
      } completion: { _ in
        app.journal.note("over")
      }
    }
    app.stage.pass(1.09)
    expect()
    app.stage.pass(0.02)
    expect("over")
  }

  @Test("an animation without an end has no completion, and nobody waits for it")
  func endless() {
    app.stage.run {
      UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse]) {
      } completion: { _ in
        app.journal.note("over")
      }
    }
    app.stage.settle()
    app.stage.pass(100)
    expect()
  }

  @Test("an animation that repeats ends after the last time")
  func repeats() {
    app.stage.run {
      UIView.animate(withDuration: 0.2) {
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { view.alpha = 0 }
      } completion: { _ in
        app.journal.note("over")
      }
    }
    app.stage.pass(1.19)
    expect()
    app.stage.pass(0.02)
    expect("over")
  }

  @Test("without a duration the completion still comes after the call")
  func noDuration() {
    app.stage.run {
      UIView.animate(withDuration: 0) {
        app.journal.note("changed")
      } completion: { _ in
        app.journal.note("over")
      }
      app.journal.note("called")
    }
    app.stage.settle()
    expect("changed", "called", "over")
  }

  @Test("an animation within another takes as long as that, unless it says otherwise")
  func nested() {
    app.stage.run {
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.animate(withDuration: 0.5) {
        #expect(UIView.inheritedAnimationDuration == 0.5)
        UIView.animate(withDuration: 0.1) {
        } completion: { _ in
          app.journal.note("inherited")
        }
        UIView.animate(withDuration: 0.2, delay: 0, options: .overrideInheritedDuration) {
          #expect(UIView.inheritedAnimationDuration == 0.2)
        } completion: { _ in
          app.journal.note("own")
        }
      }
    }
    app.stage.pass(0.3)
    expect("own")
    app.stage.settle()
    expect("inherited")
  }

  @Test("animations that are switched off take no time")
  func disabled() {
    app.stage.run {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 5) {
          view.alpha = 0
        } completion: { _ in
          app.journal.note("over")
        }
      }
      #expect(UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
    }
    app.stage.pass(0)
    expect("over")
  }

  @Test("one session's switch is not another's")
  func sessions() {
    let other = Stage()
    app.stage.run { UIView.setAnimationsEnabled(false) }
    #expect(other.run { UIView.areAnimationsEnabled })
    #expect(!app.stage.run { UIView.areAnimationsEnabled })
  }

  @Test("one view takes another's place", arguments: [true, false])
  func transition(hides: Bool) {
    let (old, new) = (UIView(), UIView())
    app.root.view.addSubview(old)
    if hides { app.root.view.addSubview(new) }
    app.stage.run {
      UIView.transition(
        from: old, to: new, duration: 0.2, options: hides ? .showHideTransitionViews : []
      ) { _ in app.journal.note("over") }
    }
    #expect(new.superview === app.root.view && !new.isHidden)
    #expect(hides ? old.isHidden : old.superview == nil)
    expect()
    app.stage.settle()
    expect("over")
  }

  @Test("keyframes change in their order, and end together")
  func keyframes() async {
    app.stage.run {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        for number in 1...3 {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) {
            app.journal.note("\(number)")
          }
        }
      }
    }
    expect("1", "2", "3")
  }

  @Test("views that the system deletes leave when its animation is over")
  func delete() {
    app.root.view.addSubview(view)
    app.stage.run { UIView.perform(.delete, on: [view], animations: nil) }
    #expect(view.superview != nil)
    app.stage.settle()
    #expect(view.superview == nil)
  }

  @Test("what is asked for outside of any session is over at once")
  func noSession() {
    var ended = false
    UIView.animate(withDuration: 5) {
      view.alpha = 0
    } completion: {
      ended = $0
    }
    #expect(ended && view.alpha == 0)
  }
}
