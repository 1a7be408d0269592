import Testing
import UIKit

@MainActor @Suite struct LayerAnimationTests {
  let app = RootFixture()
  let layer = CALayer()
  let listener: Listener

  init() { listener = Listener(app.journal) }

  private func add(_ key: String = "key", _ set: (CABasicAnimation) -> Void = { _ in }) {
    app.stage.run {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 0.4
      animation.delegate = listener
      set(animation)
      layer.add(animation, forKey: key)
    }
  }

  private func expect(_ notes: String..., place: SourceLocation = #_sourceLocation) {
    #expect(app.journal.take(.note) == notes, sourceLocation: place)
  }

  @Test("its delegate hears of the beginning and of the end")
  func run() {
    add()
    expect("start")
    #expect(layer.animationKeys() == ["key"])
    app.stage.pass(0.39)
    expect()
    app.stage.pass(0.02)
    expect("stop true")
    #expect(layer.animationKeys() == nil)
  }

  @Test("one that repeats and comes back takes its time for each")
  func repeats() {
    add {
      $0.repeatCount = 2
      $0.autoreverses = true
      $0.speed = 2
    }
    app.stage.pass(0.79)
    expect("start")
    app.stage.pass(0.02)
    expect("stop true")
  }

  @Test("taken away, or replaced under its key, it has not finished")
  func removed() {
    add()
    add()
    expect("start", "stop false", "start")
    layer.removeAnimation(forKey: "key")
    expect("stop false")
    app.stage.settle()
    expect()
  }

  @Test("one that shall stay stays, and has ended")
  func stays() {
    add { $0.isRemovedOnCompletion = false }
    app.stage.settle()
    expect("start", "stop true")
    #expect(layer.animation(forKey: "key") != nil)
    layer.removeAllAnimations()
    expect()
  }

  @Test("one without an end does not end, and nobody waits for it")
  func endless() {
    add { $0.repeatCount = .infinity }
    app.stage.settle()
    app.stage.pass(100)
    expect("start")
  }

  @Test("a transaction waits for it")
  func transaction() {
    app.stage.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { app.journal.note("over") }
      add()
      CATransaction.commit()
    }
    app.stage.settle()
    expect("start", "stop true", "over")
  }

  final class Listener: NSObject, CAAnimationDelegate {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    func animationDidStart(_ anim: CAAnimation) { journal.note("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { journal.note("stop \(flag)") }
  }
}
