/// Which optional methods answered a table by their default.
///
/// On iOS a table asks whether a method is implemented; Swift's protocols do not tell, so the
/// defaults that matter report themselves. They are known once they have been called.
struct DefaultAnswers: OptionSet {
  let rawValue: Int

  static let canEdit = DefaultAnswers(rawValue: 1 << 0)
  static let editingStyle = DefaultAnswers(rawValue: 1 << 1)
  static let commit = DefaultAnswers(rawValue: 1 << 2)
  static let canMove = DefaultAnswers(rawValue: 1 << 3)
  static let move = DefaultAnswers(rawValue: 1 << 4)
  static let indentation = DefaultAnswers(rawValue: 1 << 5)
}

extension UITableView {
  func answerByDefault<Answer>(_ which: DefaultAnswers, _ answer: Answer) -> Answer {
    defaultAnswers.insert(which)
    return answer
  }
}
