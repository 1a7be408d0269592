import Coordinators
import UIKit

/// A flow that takes steps of links: `page X` is a screen of its own, `flow X` a flow within it.
final class Guide: Coordinator, DraftKeeping {
  let name: String
  weak var stage: Stage?
  /// What it shows as it starts.
  var first: String?
  /// How flows within it are shown.
  var presentation: FlowPresentation?
  /// Asked before the two that it knows.
  var ways: (Guide, LinkStep, [LinkStep]) -> LinkWay? = { _, _, _ in nil }
  var onStart: ((Guide) -> Void)?
  /// What is written in it.
  var text = ""
  var draft: String? { text.isEmpty ? nil : text }
  private(set) var restored = 0
  private(set) var asked: [String] = []

  init(_ name: String, on stage: Stage?) {
    self.name = name
    self.stage = stage
    first = name
    super.init()
    stage?.note(self, name)
  }

  override func start() {
    if let first { show(page(first)) }
    onStart?(self)
  }

  override func way(to step: LinkStep, after path: [LinkStep]) -> LinkWay {
    asked.append("\(step) after \(path.map(\.description).joined(separator: ", "))")
    if let way = ways(self, step, path) { return way }
    switch (step.name, step["name"]) {
    case ("page", let title?): return .show(self.page(title))
    case ("flow", let name?): return .start(self.child(name), presentation)
    default: return .unknown
    }
  }

  /// A split view with a list, on top where the columns lie on each other, and a stack for details.
  func showList(beside details: UINavigationController) {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(
      UINavigationController(rootViewController: page("List")), for: .primary)
    split.setViewController(details, for: .secondary)
    show(split, animated: false)
    split.show(.primary)
  }

  /// `bad` is a flow that ends as it starts: nobody can know before.
  func addBadStep() {
    ways = { [ways] guide, step, path in
      guard step == "bad" else { return ways(guide, step, path) }
      let bad = guide.child("bad")
      bad.first = nil
      bad.onStart = { $0.cancel() }
      return .start(bad)
    }
  }

  func restore(_ draft: String) {
    restored += 1
    text = draft
  }

  func page(_ title: String) -> UIViewController {
    let page = stage?.page(title) ?? UIViewController()
    page.title = title
    return page
  }

  func child(_ name: String) -> Guide {
    let child = Guide(name, on: stage)
    child.ways = ways
    child.didFinish = { [weak stage] _ in stage?.ends.append(name) }
    return child
  }
}

extension LinkStep {
  static func page(_ name: String) -> LinkStep { LinkStep("page", ["name": name]) }
  static func flow(_ name: String) -> LinkStep { LinkStep("flow", ["name": name]) }
  static func tab(_ name: String) -> LinkStep { LinkStep("tab", ["name": name]) }
}
