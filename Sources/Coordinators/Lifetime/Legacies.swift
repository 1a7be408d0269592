/// What flows have left behind as they finished, and who gets it if it stays.
@MainActor final class Legacies {
  let all = List<Legacy>()

  @MainActor struct Legacy {
    /// The one that has ended.
    let flow: Flow
    let screens: [Screen]
    fileprivate(set) var heir: Flow?

    /// Whether it is a flow's to get, and is not taken away.
    func stays(for heir: Flow) -> Bool {
      self.heir === heir && !flow.takesScreensAway
    }
  }

  var isEmpty: Bool { all.isEmpty }

  func add(_ screens: [Screen], of flow: Flow, for heir: Flow) {
    heir.hasBeenHeir = true
    all.append(Legacy(flow: flow, screens: screens, heir: heir))
  }

  func clear() { all.clear() }

  /// Who gets a screen that a flow has left behind.
  func heir(to screen: Screen) -> Flow? {
    for legacy in all.elements {
      for left in legacy.screens where left === screen {
        return legacy.heir?.stage == .ended ? nil : legacy.heir
      }
    }
    return nil
  }

  /// Whether a flow that has ended takes it away, and has yet to.
  func isToGo(_ screen: Screen) -> Bool {
    all.elements.contains { legacy in
      legacy.flow.takesScreensAway && legacy.screens.contains { $0 === screen }
    }
  }

  func hasAny(for flow: Flow) -> Bool {
    for legacy in all.elements where legacy.heir === flow { return true }
    return false
  }

  /// What flows within these have left behind, and is not theirs yet.
  func screens(for flows: [Flow]) -> [Screen] {
    var screens: [Screen] = []
    for legacy in all.elements {
      if let heir = legacy.heir, flows.contains(where: { $0 === heir }) {
        screens += legacy.screens
      }
    }
    return screens
  }

  /// Of what flows within this one have left behind what they do not take away.
  func screensToStay(for flow: Flow) -> [Screen] {
    var screens: [Screen] = []
    for legacy in all.elements where legacy.stays(for: flow) { screens += legacy.screens }
    return screens
  }

  /// Whether any of those is on a stack, and that is another than the one with this identity.
  func hasScreenToStay(for flow: Flow, elsewhereThanOn stack: ObjectIdentifier) -> Bool {
    for legacy in all.elements where legacy.stays(for: flow) {
      for screen in legacy.screens {
        if let other = screen.stack, other.id != stack { return true }
      }
    }
    return false
  }

  /// What a flow was to get, another gets.
  ///
  /// - Parameter heir: that one, if anybody.
  /// - Returns: whether there was any.
  func passOn(from flow: Flow, to heir: Flow?) -> Bool {
    heir?.hasBeenHeir = true
    guard hasAny(for: flow) else { return false }
    all.change { all in
      for index in all.indices where all[index].heir === flow { all[index].heir = heir }
    }
    return true
  }

  func takeOver(_ other: Legacies) { all.takeOver(other.all) }
}
