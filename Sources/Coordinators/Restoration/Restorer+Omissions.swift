/// What is left out of a tree that is restored, and why.
extension Restorer {
  func omit(_ name: String, _ reason: String) {
    report.omissions.append(RestorationReport.Omission(name, reason))
  }

  func omitAll(_ saved: Kept, endOf flow: Flow) {
    omitAll(saved, LinkFailure.Reason.flowHasEnded(flow.name).description)
  }

  func omitAll(_ saved: Kept, _ outcome: RequestOutcome) {
    omitAll(saved, LinkFailure.Reason.notShown(outcome).description)
  }

  func omitAll(_ saved: Kept, _ reason: String) {
    omit(saved.place.label, reason)
    func omitChildren(_ saved: Kept) {
      for child in saved.children {
        omit(child.place.label, "What it was opened from is not there.")
        omitChildren(child)
      }
    }
    omitChildren(saved)
    next()
  }
}
