/// Why a link could not be opened.
///
/// The app is as it was: the whole way is planned before anything moves. That a step cannot be taken may also show on the
/// way only. Then what the link has opened is taken back, and what has been left for it is opened again, as by
/// `restore(_:)`: a flow by its step, with its draft, while who ran the former one has heard that it was left. A screen
/// that a flow which stays has shown is the same again. What no step leads to cannot be: see `omissions`.
///
/// So is the root of a window that a step has taken, where it is a flow's that stays, or no flow's. Where nothing can be there
/// again, as in a window that had no root, or where all in it was of flows that no step opens again, the flow that has come
/// there goes on, with its first screen.
public struct LinkFailure: Error, Hashable, Codable, Sendable {
  /// The step that could not be taken; nil where the link has none.
  public var step: LinkStep?
  /// Why not.
  public var reason: Reason
  /// What the link had left by then and is not there again, and what led there, where the app has ended that meanwhile; and the
  /// gate of another link that it has withdrawn. Mostly none: as a rule nothing has been left.
  public internal(set) var omissions: [RestorationReport.Omission] = []

  /// - Parameters:
  ///   - step: nil where the link has none.
  ///   - reason: why it could not be taken.
  public init(_ step: LinkStep?, _ reason: Reason) {
    self.step = step
    self.reason = reason
  }

  /// Why a step could not be taken. The names are those of flows and gates, by their types.
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
  public var description: String {
    let lost = omissions.map { "\($0.name) (\($0.reason))" }.joined(separator: ", ")
    return "\(step?.description ?? "the first screen"): \(reason)"
      + (lost.isEmpty ? "" : " Not opened again: \(lost)")
  }
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
