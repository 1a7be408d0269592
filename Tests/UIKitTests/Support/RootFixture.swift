import UIKit

/// One screen, A, that fills the window.
@MainActor struct RootFixture {
  let stage: Stage
  let journal = Journal()
  let root: RecordingController

  init(isStrict: Bool = true) {
    stage = Stage(isStrict: isStrict)
    root = RecordingController("A", journal)
    stage.show(root)
    stage.settle()
    _ = journal.take()
  }

  func make(_ name: String, _ style: UIModalPresentationStyle = .automatic)
    -> RecordingController
  {
    let screen = RecordingController(name, journal)
    screen.modalPresentationStyle = style
    return screen
  }

  /// Presents a new screen, which has appeared when this returns.
  func present(
    _ name: String, _ style: UIModalPresentationStyle = .automatic,
    from presenter: UIViewController? = nil, animated: Bool = true
  ) -> RecordingController {
    let screen = make(name, style)
    stage.perform { (presenter ?? root).present(screen, animated: animated) }
    return screen
  }
}
