/// What becomes of a request that has to wait, beside others of its coordinator's.
extension RequestQueue {
  /// Merges a request that has to wait, or lets it take the place of others, as its coordinator declares. Where it begins
  /// flows around that one as well, so may the coordinators that have started those.
  ///
  /// - Returns: whether it has been merged, and waits no more.
  func applyPolicy(to entry: Entry) -> Bool {
    for one in entry.policyOwners {
      switch one.coordinator?.requestPolicy ?? .wait {
      case .wait: break
      case .merge:
        guard let same = same(as: entry, for: one) else { continue }
        merge(entry, with: same, for: one)
        return true
      case .replace:
        for old in waiting.elements where isOf(old, beside: entry, one) {
          supersede(old, for: one)
        }
      }
    }
    return false
  }

  /// Whether a request is one of the owner's beside this one, directly or because it begins a flow that the owner has
  /// started.
  private func isOf(_ other: Entry, beside entry: Entry, _ owner: Flow) -> Bool {
    guard let begun = other.flow(begunWithin: owner) else { return other.policyOwner === owner }
    // What runs within one flow is that one's.
    return begun !== entry.flow(begunWithin: owner)
  }

  private func same(as entry: Entry, for owner: Flow) -> Entry? {
    // What goes the other way in between makes it another one.
    let sameWay = (moving.elements + waiting.elements).reversed().filter {
      isOf($0, beside: entry, owner)
    }
    .prefix { $0.action.goesBack == entry.action.goesBack }
    return sameWay.first { other in
      other.newcomer(for: owner) == entry.newcomer(for: owner) && other.flow?.isRunning ?? false
    }
  }

  private func merge(_ entry: Entry, with same: Entry, for owner: Flow) {
    entry.expect(.none)
    // Held by the other until that is answered.
    let flowName = entry.flowName
    same.request.whenDone { [supervisor, title = entry.title] in
      let outcome = $0 == .shown ? .merged : $0
      supervisor.trace.note { .answered(title, flow: flowName, outcome) }
      entry.answer(outcome)
    }
    if let flow = entry.flow { noteRefusal(of: flow, .merged) }
    if entry.policyOwner !== owner { noteRefusal(ofFlowsBegunWith: entry, .merged, within: owner) }
  }

  /// A flow whose first screen does not come shows no other.
  private func supersede(_ entry: Entry, for owner: Flow) {
    var all = [entry]
    if entry.opensChild, let flow = entry.flow {
      all = waiting.elements.filter { $0.flow === flow && $0 !== entry } + all
    }
    // Who hears of one may ask for something that takes the place of the next.
    for one in all where waiting.elements.contains(where: { $0 === one }) {
      waiting.remove(one)
      decide(one, .superseded)
      if one.policyOwner !== owner {
        noteRefusal(ofFlowsBegunWith: one, .superseded, within: owner)
      }
    }
  }

  /// The flows around its own that were to begin with it are over, too, up to the one that the owner has started: unless
  /// they go on by something else, as who hears of this may begin.
  ///
  /// - Parameter owner: nil for all of them.
  func noteRefusal(
    ofFlowsBegunWith entry: Entry, _ outcome: RequestOutcome, within owner: Flow? = nil
  ) {
    if entry.outer.isEmpty { return }
    for flow in entry.outer {
      if !flow.wasRefused { flow.refusal = Flow.Refusal(outcome: outcome, isWithin: true) }
      supervisor.touch(flow)
      if let owner, flow.parent === owner { break }
    }
    supervisor.lookLater()
  }
}
