import UIKit

/// An app whose screen is looked at. Reading Apple's bars takes UI tests.
@MainActor struct SeenApp {
  private let stage = Stage()

  init(_ root: UIViewController) throws { stage.show(root) }

  func run<Result>(_ body: () -> Result) -> Result { stage.run(body) }

  var titles: [String] { cannotDo([]) }
  var prompts: [String] { cannotDo([]) }
  var buttons: [String] { cannotDo([]) }
  var backButtons: [String] { cannotDo([]) }
  var tabs: [String] { cannotDo([]) }
}
