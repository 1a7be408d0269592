/// How far a controller has come on its way onto the screen or off it.
///
/// The one state machine of appearance: window, stack, tab, modal and child each say only how far
/// *they* show a controller (its links), and what the controller is told follows from the whole
/// chain. So callbacks stay balanced whatever runs at the same time (row C4).
package enum AppearancePhase: Int, Comparable {
  case disappeared, disappearing, appearing, appeared

  package static func < (left: AppearancePhase, right: AppearancePhase) -> Bool {
    left.rawValue < right.rawValue
  }

  package enum Callback: Equatable { case willAppear, didAppear, willDisappear, didDisappear }

  /// What a controller is told when it comes from this phase into another.
  package func callbacks(into next: AppearancePhase) -> [Callback] {
    switch (self, next) {
    case (.disappeared, .appearing), (.disappearing, .appearing): [.willAppear]
    case (.disappeared, .appeared), (.disappearing, .appeared): [.willAppear, .didAppear]
    case (.appearing, .appeared): [.didAppear]
    case (.appeared, .disappearing), (.appearing, .disappearing): [.willDisappear]
    case (.appeared, .disappeared), (.appearing, .disappeared): [.willDisappear, .didDisappear]
    case (.disappearing, .disappeared): [.didDisappear]
    // Off screen altogether, then begun to leave: there is nothing to leave.
    case (.disappeared, .disappearing), (.appeared, .appearing): []
    case (.disappeared, .disappeared), (.disappearing, .disappearing), (.appearing, .appearing),
      (.appeared, .appeared):
      []
    }
  }

  /// The phase of a controller that two links must both show: the lesser of them. A chain that
  /// appears at one end and disappears at the other disappears.
  package static func combined(
    _ one: AppearancePhase, _ other: AppearancePhase
  ) -> AppearancePhase {
    min(one, other)
  }
}
