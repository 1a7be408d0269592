import Coordinators

/// Links that leave something, and fail at a step that nobody can know of before.
@MainActor protocol FailedLinkTesting {
  var scene: LinkScene { get }
}

extension FailedLinkTesting {
  var stage: Stage { scene.stage }
  var root: Guide { scene.root }

  /// One whose first flow knows the bad step.
  static func makeScene() throws -> LinkScene {
    let scene = try LinkScene()
    scene.root.addBadStep()
    return scene
  }

  /// Whoever takes one of these steps has the window to itself.
  static func takeWindow(of scene: LinkScene, at steps: [LinkStep]) {
    let ways = scene.root.ways
    scene.root.ways = { [weak window = scene.stage.window] guide, step, path in
      guard steps.contains(step), let window else { return ways(guide, step, path) }
      return .start(guide.child(step.name), .root(of: window))
    }
  }

  /// What must be as before, whatever has been made anew for that.
  static func state(_ scene: LinkScene) -> String {
    "\(scene.titles); \(scene.flows); \(scene.root.link); \(scene.stage.alive.sorted())"
  }

  var state: String { Self.state(scene) }

  /// The failure of a link that fails at its last step, on the way.
  func fail(_ link: Link, animated: Bool = true) -> LinkFailure? {
    scene.open(link, animated: animated)?.failure
  }
}
