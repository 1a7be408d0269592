/// What opening a link would do.
public struct LinkPlan: Hashable, Codable, Sendable {
  /// What is to be opened.
  public let link: Link
  /// What is kept, what is passed first, and then what is left, shown and opened, in the order in which that is done.
  public internal(set) var moves: [Move] = []
  /// The first step that cannot be taken. Nothing is done then.
  public internal(set) var failure: LinkFailure?

  /// One thing that is done. Flows, screens and gates go by their types.
  public enum Move: Hashable, Codable, Sendable {
    /// It is open already, and stays as it is.
    case keep(LinkStep, flow: String)
    /// Something that comes first, as signing in does. Afterwards the rest is planned anew.
    case pass(gate: String, LinkStep, flow: String)
    /// A flow or a screen that lies over what stays.
    case leave(String)
    /// It is open already, in a tab that is not chosen.
    case select(LinkStep, flow: String)
    /// A screen is shown by the flow that takes the step.
    case show(LinkStep, screen: String, flow: String)
    /// A flow is started within the one that takes the step.
    case start(LinkStep, child: String, flow: String)
  }
}

extension LinkPlan: CustomStringConvertible {
  /// The link, then a line for each move, and one for where it stops.
  public var description: String {
    (["\(link)"] + stages.map { "  \($0)" }).joined(separator: "\n")
  }

  /// The moves, and where they stop.
  var stages: [String] { moves.map(\.description) + (failure.map { ["stop at \($0)"] } ?? []) }
}

extension LinkPlan.Move: CustomStringConvertible {
  public var description: String {
    switch self {
    case .keep(let step, let flow): "keep \(step) (\(flow))"
    case .pass(let gate, let step, let flow): "pass \(gate) for \(step) (\(flow))"
    case .leave(let name): "leave \(name)"
    case .select(let step, let flow): "select \(step) (\(flow))"
    case .show(let step, let screen, let flow): "show \(screen) for \(step) (\(flow))"
    case .start(let step, let child, let flow): "start \(child) for \(step) (\(flow))"
    }
  }
}
