/// Something that a person could not have done either.
public struct UserError: Error, CustomStringConvertible {
  /// What was tried: `tap “Buy”`.
  public let step: String
  /// Why it could not be done.
  public let reason: String
  /// What was on screen.
  public let screen: String
  let file: StaticString
  let line: UInt

  public var description: String {
    """
    \(file):\(line): could not \(step). \(reason)
    On screen:
    \(screen)
    """
  }
}
