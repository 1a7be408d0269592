import HTTPTypes

extension Problem {
  package static func malformed(_ detail: String) -> Problem {
    Problem(status: .badRequest, title: "That request makes no sense", detail: detail)
  }

  package static let otherOrigin = Problem(
    status: .forbidden, title: "That came from another site",
    detail: "Another site tried to do something here in your name. Nothing was done.")

  package static let notFound = Problem(
    status: .notFound, title: "There is nothing here",
    detail: "The address leads nowhere. The app itself is a step away.")

  package static func method(allow: String) -> Problem {
    Problem(
      status: .methodNotAllowed, title: "That cannot be done here",
      detail: "This address does not answer requests of that kind.", allow: allow)
  }

  package static let sessionEnded = Problem(
    status: .gone, title: "This session has ended",
    detail: "It was not used for a while, or the app was started anew. What you saved is kept.")

  package static let tooLarge = Problem(
    status: .contentTooLarge, title: "That is too much at once",
    detail: "The app takes up to 64 KB in one step. Nothing was done.")

  package static let wrongHost = Problem(
    status: .misdirectedRequest, title: "This is not served here",
    detail: "The app answers to this machine's own name and to its address, not to that name.",
    wayOut: .none)

  /// - Parameter reason: what the app's launch threw.
  package static func launchFailed(_ name: String, _ reason: String) -> Problem {
    Problem(status: .internalServerError, title: "\(name) cannot start", detail: reason)
  }

  package static func appEnded(_ name: String, _ reason: String) -> Problem {
    Problem(
      status: .internalServerError, title: "\(name) has stopped", detail: reason,
      wayOut: .startAgain)
  }

  /// What went wrong is the log's business, not the page's.
  package static let failure = Problem(
    status: .internalServerError, title: "Something went wrong",
    detail: "The app could not answer. Going back to it usually helps.")
}
