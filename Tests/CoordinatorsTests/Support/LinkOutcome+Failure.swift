import Coordinators

extension LinkOutcome {
  /// Nil where it has not failed.
  var failure: LinkFailure? { if case .failed(let failure) = self { failure } else { nil } }
}
