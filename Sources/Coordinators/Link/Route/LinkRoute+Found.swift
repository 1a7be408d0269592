extension LinkRoute {
  /// What is open of a link, also within flows that others pass its steps on to.
  @MainActor struct Found {
    private(set) var match: Whereabouts.Match
    /// The flows that it was looked for from, as indices: the link's own, and those that steps were passed on to.
    private(set) var starts: [Int]
    /// The last of those.
    var start: Int { starts[starts.count - 1] }
    /// How the next step is to be taken, where that has been asked for.
    private(set) var answer: LinkWay.Kind?

    /// - Parameter limit: how many steps are kept at most.
    init(_ link: Link, from first: Int, _ survey: Survey, atMost limit: Int = .max) {
      let open = survey.whereabouts
      let kept = Link(Array(link.steps.prefix(limit)))
      match = open.match(kept, from: first)
      starts = [first]
      while match.kept.count < link.steps.count {
        guard let taker = survey.flows[open.flow(of: match.last)].coordinator else { return }
        let way = taker.way(to: link.steps[match.kept.count], after: match.path).kind
        guard case .ask(let other) = way, let next = survey.index(of: other.flow),
          !starts.contains(next)
        else {
          answer = way
          return
        }
        let inner = open.match(Link(Array(kept.steps.dropFirst(match.kept.count))), from: next)
        match.kept += inner.kept
        (match.last, match.path) = (inner.last, inner.path)
        starts.append(next)
      }
    }
  }
}
