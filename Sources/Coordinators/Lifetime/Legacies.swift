/// What flows have left behind as they finished, and who gets it if it stays.
@MainActor struct Legacies {
  private(set) var all: [Legacy] = []

  struct Legacy {
    /// The one that has ended.
    let flow: Flow
    let screens: [Screen]
    var heir: Flow?
  }

  var isEmpty: Bool { all.isEmpty }

  mutating func add(_ screens: [Screen], of flow: Flow, for heir: Flow) {
    heir.hasBeenHeir = true
    all.append(Legacy(flow: flow, screens: screens, heir: heir))
  }

  /// Who gets a screen that a flow has left behind.
  func heir(to screen: Screen) -> Flow? {
    for legacy in all {
      for left in legacy.screens where left === screen {
        return legacy.heir?.stage == .ended ? nil : legacy.heir
      }
    }
    return nil
  }

  func hasAny(for flow: Flow) -> Bool {
    for legacy in all where legacy.heir === flow { return true }
    return false
  }

  /// What flows within these have left behind, and is not theirs yet.
  func screens(for flows: [Flow]) -> [Screen] {
    var screens: [Screen] = []
    for legacy in all {
      if let heir = legacy.heir, flows.contains(where: { $0 === heir }) {
        screens += legacy.screens
      }
    }
    return screens
  }

  /// What a flow was to get, the nearest around it that goes on gets.
  ///
  /// - Returns: whether there was any.
  mutating func passOn(from flow: Flow) -> Bool {
    let heir = flow.heir
    heir?.hasBeenHeir = true
    var isAny = false
    for index in all.indices where all[index].heir === flow {
      all[index].heir = heir
      isAny = true
    }
    return isAny
  }

  mutating func takeOver(_ other: Legacies) { all += other.all }
}
