extension CrawlGraph {
  /// Screens that, once there, nobody gets away from: whatever is done from then on, the screen and
  /// all that lies below it stay. The screen that the app begins with is none, nor one that has taken
  /// its place.
  ///
  /// What has not been tried may be a way out.
  func deadEnds() -> [Finding] {
    var found: [(path: [String], state: Int)] = []
    let paths = Set(states.map(\.place.path).filter { $0.count > 1 })
    for path in paths.sorted(by: { ($0.count, $0.joined()) < ($1.count, $1.joined()) })
    where !found.contains(where: { path.starts(with: $0.path) }) {
      guard states.first.map({ !$0.place.path.starts(with: path) }) ?? false else { continue }
      let trapped = trapped(in: path).filter { states[$0].place.path == path }
      if let first = trapped.min(by: { states[$0].depth < states[$1].depth }) {
        found.append((path, first))
      }
    }
    return found.map { path, state in
      let place = states[state].place
      return Finding(
        Problem(
          .deadEnd, place.screen,
          "There is no way out of \(place.screen)"
            + (place.title.isEmpty ? "" : " “\(place.title)”")),
        script: script(to: state), state: states[state].id)
    }
  }

  /// The states on this path, or deeper, from which no known or untried choice leads away from it.
  private func trapped(in path: [String]) -> [Int] {
    let within = states.indices.filter { states[$0].place.path.starts(with: path) }
    var sources: [Int: [Int]] = [:]
    var free: Set<Int> = []
    for state in within {
      for outcome in states[state].outcomes {
        switch outcome {
        case .state(let target) where states[target].place.path.starts(with: path):
          sources[target, default: []].append(state)
        default: free.insert(state)
        }
      }
    }
    var open = Array(free)
    while let state = open.popLast() {
      for source in sources[state] ?? [] where free.insert(source).inserted { open.append(source) }
    }
    return within.filter { !free.contains($0) }
  }
}
