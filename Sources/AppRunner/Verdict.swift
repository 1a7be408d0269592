/// What a command has found out: the process ends with the status, after the words.
struct Verdict: Error {
  /// 0 where nothing is wrong, 1 where the app differs from what was asked.
  let status: Int32
  let output: String
}
