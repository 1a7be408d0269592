/// What a user did, as a text that people can read, write and put into a test:
///
///     # Buying from the list
///     tap "Buy" in "Alpine Dawn"
///     type "Ada" into "Name"
///     type <Password> into "Password"
///     tap button "Sign In"
///     expect title "Buy Photo"
public struct Script: Hashable, Sendable {
  public var lines: [Line]

  public struct Line: Hashable, Sendable {
    /// In the text that the script was read from; else as it would be written.
    public var number: Int
    public var step: Step
    /// What stands in lines of their own before the step, without the sign.
    public var comments: [String]

    public init(number: Int, step: Step, comments: [String] = []) {
      self.number = number
      self.step = step
      self.comments = comments
    }
  }

  public init(_ steps: [Step]) {
    lines = steps.enumerated().map { Line(number: $0.offset + 1, step: $0.element) }
  }

  /// Reads a script from its text, or from its JSON.
  ///
  /// - Throws: a `ScriptError` with the line and what was expected there.
  public init(text: String) throws {
    if text.drop(while: \.isWhitespace).first == "{" {
      self = try Script(json: text)
      return
    }
    lines = []
    var comments: [String] = []
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in all.enumerated() {
      let content = line.drop(while: \.isWhitespace)
      if content.isEmpty { continue }
      if content.first == "#" {
        comments.append(String(content.dropFirst().drop(while: \.isWhitespace)))
        continue
      }
      do throws(LineReader.Problem) {
        var reader = try LineReader(content)
        lines.append(Line(number: index + 1, step: try Step(&reader), comments: comments))
        comments = []
      } catch {
        throw ScriptError(line: index + 1, text: String(content), message: error.message)
      }
    }
  }

  public var steps: [Step] { lines.map(\.step) }
}

extension Script: CustomStringConvertible {
  /// The script's text, a step a line, ending with a new line.
  public var description: String {
    lines.map { line in
      line.comments.map { "# \($0)\n" }.joined() + "\(line.step)\n"
    }.joined()
  }
}
