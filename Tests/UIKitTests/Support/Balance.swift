import Testing
import UIKit

extension Journal {
  /// Row C4: at rest every controller's callbacks are balanced, and these are on screen, no others.
  func expectBalance(visible: Set<String>, _ place: SourceLocation = #_sourceLocation) {
    let problem = imbalance(visible: visible)
    #expect(problem == nil, sourceLocation: place)
  }

  /// What is wrong, nil if nothing is.
  func imbalance(visible: Set<String>) -> String? {
    var phases: [String: Phase] = [:]
    for entry in entries where entry.kind == .appearance {
      let phase = phases[entry.name, default: .gone]
      guard let next = phase.next(after: entry.text) else {
        return "\(entry.name) hears \(entry.text) while \(phase)"
      }
      phases[entry.name] = next
    }
    if let moving = phases.first(where: { $0.value == .appearing || $0.value == .leaving }) {
      return "\(moving.key) is still \(moving.value)"
    }
    let shown = phases.filter { $0.value == .shown }.keys.sorted()
    return shown == visible.sorted()
      ? nil : "\(shown) have appeared, and \(visible.sorted()) are on screen"
  }

  private enum Phase {
    case gone, appearing, shown, leaving

    /// Nil where Apple's UIKit never makes this call. The ways back, from appearing to leaving and
    /// the reverse, are those of a cancelled interaction (row N15).
    func next(after callback: String) -> Phase? {
      switch (self, callback) {
      case (.gone, "viewWillAppear"), (.leaving, "viewWillAppear"): .appearing
      case (.appearing, "viewDidAppear"): .shown
      case (.shown, "viewWillDisappear"), (.appearing, "viewWillDisappear"): .leaving
      case (.leaving, "viewDidDisappear"): .gone
      default: nil
      }
    }
  }
}
