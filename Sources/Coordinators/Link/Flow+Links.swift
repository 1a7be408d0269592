import UIKit

extension Flow {
  /// Whether a step is open already, or is being opened: a flow within this one, or the last screen
  /// that it has asked for.
  func hasJustTaken(_ step: LinkStep) -> Bool {
    if children.contains(where: { $0.flow.step == step && $0.flow.stage == .running }) {
      return true
    }
    let asked = supervisor.queue.screens(of: self) + screens.compactMap(\.controller)
    return asked.last.map { supervisor.links.step(of: $0) == step } ?? false
  }
}
