extension BrowserSession {
  package var inspectorMarkup: InspectorMarkup { InspectorMarkup(inspector?.sections ?? []) }

  /// What there is to see, as soon as it is not that version; nil where that does not come in time.
  package func inspectorMarkup(
    otherThan version: String, within limit: Duration
  ) async -> InspectorMarkup? {
    let deadline = ContinuousClock.now.advanced(by: limit)
    while true {
      let markup = inspectorMarkup
      if markup.version != version { return markup }
      if isClosed || ContinuousClock.now >= deadline { return nil }
      // Flows come and go also where nothing on screen changes.
      await nextChange(until: min(deadline, .now.advanced(by: .seconds(1))))
    }
  }
}
