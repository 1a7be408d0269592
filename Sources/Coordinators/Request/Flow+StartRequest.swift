/// What becomes of a flow's start: the request for its first screen.
extension Flow {
  /// That request. It may have yet to be made, or may never be, as by a flow that shows itself by UIKit alone.
  var requestToStart: ShowRequest {
    if let startRequest { return startRequest }
    let request = ShowRequest(startOutcome)
    startRequest = request
    return request
  }

  private var startOutcome: RequestOutcome? {
    if hasShown { return .shown }
    for child in children where child.startRequest.outcome == .shown { return .shown }
    if isLive { return nil }
    // One that it has begun with may be gone by now.
    return refusal?.outcome ?? (hasBegunWithin ? .shown : .refused(.flowHasEnded))
  }

  /// The one that waits to be made.
  var pendingStart: ShowRequest? {
    guard let startRequest, !startRequest.isMade, startRequest.outcome == nil else { return nil }
    return startRequest
  }

  /// Its first screen is asked for.
  func makeStartRequest() -> ShowRequest {
    let request = if let pendingStart { pendingStart } else { ShowRequest() }
    request.isMade = true
    // One that shows nothing itself may have begun with a flow within it.
    if startRequest?.outcome != .shown { startRequest = request }
    return request
  }

  /// What it shows first has come, be it what a flow within it has shown.
  func noteStart() {
    pendingStart?.answer(.shown)
    parent?.noteStartWithin()
  }

  /// Where it shows nothing itself it has begun with a flow within it, and so have those around it.
  func noteStartWithin() {
    var next: Flow? = self
    while let around = next, !around.hasShown {
      if around.expectedRequests == 0 { around.pendingStart?.answer(.shown) }
      next = around.parent
    }
  }

  /// It has been shown by UIKit alone, and may still be on its way.
  func noteShownByUIKit() {
    var isAwaited = pendingStart != nil
    var next = parent
    // Those that have begun with it.
    while !isAwaited, let around = next, !around.hasShown {
      isAwaited = around.pendingStart != nil
      next = around.parent
    }
    if isAwaited { supervisor.rest.whenNextReached(around: self) { self.noteStart() } }
  }

  /// It does not begin, as what it was to run within has ended.
  func refuseStart() {
    let outcome = RequestOutcome.refused(.flowHasEnded)
    pendingStart?.answer(outcome)
    // That of a former run stays as it is, for whoever has asked for it then.
    if startRequest?.outcome != outcome { startRequest = ShowRequest(outcome) }
  }

  func noteEndOfStart() {
    if let pendingStart { pendingStart.answer(startOutcome ?? .refused(.flowHasEnded)) }
  }
}
