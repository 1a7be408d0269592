/// Something that happened in a tree of coordinators. Flows and screens go by their types, and
/// screens by their titles too. What is asked for goes by its type alone: most screens get their title as they come.
public enum TraceEvent: Hashable, Codable, Sendable {
  /// A coordinator is about to start.
  case started(flow: String)
  /// A coordinator has asked for something to be shown or taken away. Without a flow where a link leaves
  /// several, or a guard has let go of what the user wanted.
  case asked(String, flow: String)
  /// What became of it.
  case answered(String, flow: String, RequestOutcome)
  /// A screen has become a flow's own, be it shown by the library or by the app.
  case shown(screen: String, flow: String)
  /// A screen of a flow's can be reached no more, or goes as the flow finishes.
  case left(screen: String, flow: String)
  /// The app has presented a screen by UIKit itself, over a flow's. It is no flow's until something begins over it. Told at
  /// the library's next look, as UIKit tells nobody.
  case presented(screen: String, flow: String)
  /// Such a screen is gone. Told at the library's next look as well, if both were not before that.
  case dismissed(screen: String, flow: String)
  /// A tab has been selected, be it by the user, the app, a link or UIKit itself: in a tab bar of the flow's, or, where that is
  /// nobody's, one in which the flow is seen now. By its title, or else by what is seen in it. Told at the library's next look:
  /// of several since the last one the last.
  case selected(tab: String, flow: String)
  /// A flow has ended, and how. `didFinish` comes right after that.
  case finished(flow: String, FlowEnding)
  /// A link is to be opened.
  case planned(LinkPlan)
  /// What became of a link that was opened from a flow.
  case opened(LinkOutcome, flow: String)
  /// What came of restoring a tree within a flow. Told of a restored flow that had to wait as well, once that has come, with
  /// what was open within it, or has come to nothing.
  case restored(RestorationReport, flow: String)
  /// The coordinator is no more.
  case released(flow: String)
  /// A mistake in how the app uses the library, in a sentence or two: a coordinator was started that runs already, a
  /// flow has nowhere to show its first screen, a draft cannot be encoded.
  case problem(String)
}

extension TraceEvent: CustomStringConvertible {
  public var description: String {
    switch self {
    case .started(let flow): "\(flow) started"
    case .asked(let what, ""): "asked to \(what)"
    case .asked(let what, let flow): "\(flow) asked to \(what)"
    case .answered(let what, "", let outcome): "\(what), \(outcome)"
    case .answered(let what, let flow, let outcome): "\(flow) asked to \(what), \(outcome)"
    case .shown(let screen, let flow): "\(flow) shows \(screen)"
    case .left(let screen, let flow): "\(flow) no longer shows \(screen)"
    case .presented(let screen, let flow): "the app has presented \(screen) over \(flow)"
    case .dismissed(let screen, _): "\(screen), which the app had presented, is gone"
    case .selected(let tab, let flow): "the tab \(tab) was selected in \(flow)"
    case .finished(let flow, let ending): "\(flow) ended: \(ending)"
    case .planned(let plan): "planned \(plan.link): \(plan.stages.joined(separator: "; "))"
    case .opened(let outcome, let flow): "\(flow) opened a link: \(outcome)"
    case .restored(let report, let flow): "\(flow) was restored: \(report.line)"
    case .released(let flow): "\(flow) was released"
    case .problem(let text): text
    }
  }
}
