/// What becomes of a request that has to wait, beside others of its coordinator's.
extension RequestQueue {
  /// Merges a request that has to wait, or lets it take the place of others, as its coordinator declares.
  ///
  /// - Returns: whether it has been merged, and waits no more.
  func applyPolicy(to entry: Entry) -> Bool {
    guard let asker = entry.asker, let policy = asker.coordinator?.requestPolicy else {
      return false
    }
    switch policy {
    case .wait: return false
    case .merge:
      // What goes the other way in between makes it another one.
      let sameWay = (moving + waiting).reversed().filter { $0.asker === asker }
        .prefix { $0.step.goesBack == entry.step.goesBack }
      let same = sameWay.first { $0.kind == entry.kind && $0.flow?.canEnd ?? false }
      guard let same else { return false }
      settle(entry)
      // Held by the other until that is answered.
      same.request.whenDone { [supervisor, kind = entry.kind, name = asker.name] in
        let outcome = $0 == .shown ? .merged : $0
        supervisor.trace.note { .answered(kind, flow: name, outcome) }
        entry.answer(outcome)
      }
      if let flow = entry.flow { noteRefusal(of: flow) }
      return true
    case .replace:
      for old in waiting where old.asker === asker { supersede(old) }
      return false
    }
  }

  /// A flow whose first screen does not come shows no other.
  private func supersede(_ entry: Entry) {
    var all = [entry]
    if entry.isFirst, let flow = entry.flow {
      all = waiting.filter { $0.flow === flow && $0 !== entry } + all
    }
    // Who hears of one may ask for something that takes the place of the next.
    for one in all where waiting.contains(where: { $0 === one }) {
      remove(one)
      decide(one, .superseded)
    }
  }
}
