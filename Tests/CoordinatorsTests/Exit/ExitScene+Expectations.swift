/// What must be true when a cell has come to rest.
extension ExitScene {
  var expectedEnds: [String] {
    let own =
      switch cell.exit {
      case .backButton, .swipeBack: ["flow"]
      // It is not told.
      case .parentLetsGo: ["inner"]
      default: ["inner", "flow"]
      }
    return own + (takesOuterAlong ? ["outer"] : []) + (takesShellAlong ? ["shell"] : [])
  }

  private var takesOuterAlong: Bool {
    switch cell.exit {
    case .swipeDown, .dismiss, .rootSwapped, .rootSwappedBeneath, .parentReleased,
      .parentFinishes, .partTaken, .partTakenUnseen, .pageTurned, .sessionEnded:
      cell.place.hasOuterFlow
    default: false
    }
  }

  private var takesShellAlong: Bool {
    switch cell.exit {
    case .rootSwapped, .parentReleased, .sessionEnded: container != nil
    default: false
    }
  }

  /// Whether the screens stay where they were, to somebody else.
  private var leavesScreens: Bool {
    cell.exit == .report || cell.exit == .parentLetsGo || cell.exit == .parentReleased
  }

  /// Nothing runs within what stays but that itself.
  var expectedRunning: [String] {
    let shell = container == nil || takesShellAlong ? [] : ["shell"]
    return shell + (outer == nil || takesOuterAlong ? [] : ["outer"])
  }

  var expectedAlive: [String] {
    var alive = cell.exit == .rootSwapped ? [] : base
    if takesShellAlong { alive.removeAll { $0 == "shell" } }
    if cell.exit == .partTaken || cell.exit == .pageTurned {
      alive.removeAll { container?.goesWithItsPart.contains($0) ?? false }
    }
    if outer != nil, !takesOuterAlong { alive += ["outer", "Outer"] }
    if cell.exit == .takenOutCovered { alive.append("Cover") }
    if leavesScreens {
      if takesOuterAlong { alive.append("Outer") }
      alive += ["Flow", "Inner"]
    }
    return alive
  }

  var expectedTitle: String? {
    if leavesScreens { return "Inner" }
    if cell.exit == .takenOutCovered { return "Cover" }
    switch cell.exit {
    case .rootSwapped, .rootSwappedBeneath, .pageTurned: return "New"
    case .partTaken where cell.place != .inATab: return "New"
    default:
      if outer != nil, !takesOuterAlong { return "Outer" }
      return container?.titleBeneath ?? "Home"
    }
  }
}
