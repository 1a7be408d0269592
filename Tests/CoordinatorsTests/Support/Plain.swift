import Coordinators

/// A coordinator in the plain pattern: what it does as it starts is the test's.
class Plain: Coordinator {
  var onStart: () -> Void = {}

  override func start() {
    let body = onStart
    // What it holds would hold the coordinator in turn.
    onStart = {}
    body()
  }
}
