/// Why a link could not be opened. What the app showed before, it shows still, unless it showed only on the way that
/// a step cannot be taken: then what has been left for the link is gone, and what it has opened is taken back, but for
/// a flow in place of all that a window shows: that goes on, with its first screen.
public struct LinkFailure: Error, Hashable, Codable, Sendable {
  /// The step that could not be taken; nil where the link has none.
  public var step: LinkStep?
  public var reason: Reason

  public init(_ step: LinkStep?, _ reason: Reason) {
    self.step = step
    self.reason = reason
  }

  public enum Reason: Hashable, Codable, Sendable {
    /// The coordinator whose turn it was does not know the step.
    case unknown(to: String)
    /// In the coordinator's own words: "There is no photo 7."
    case refused(String)
    /// The user did not pass it (did not sign in, say), or it led nowhere.
    case gateNotPassed(String)
    /// A flow that the link would leave stays.
    case notLeft(String)
    /// What UIKit or the request policy made of it.
    case notShown(RequestOutcome)
    /// The coordinator has ended meanwhile.
    case flowHasEnded(String)
  }
}

extension LinkFailure: CustomStringConvertible {
  public var description: String { "\(step?.description ?? "the first screen"): \(reason)" }
}

extension LinkFailure.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknown(let flow): "\(flow) does not know this step."
    case .refused(let words): words
    case .gateNotPassed(let gate): "\(gate) was not passed."
    case .notLeft(let flow): "\(flow) was not left."
    case .notShown(let outcome): "It was not shown (\(outcome))."
    case .flowHasEnded(let flow): "\(flow) has ended."
    }
  }
}
