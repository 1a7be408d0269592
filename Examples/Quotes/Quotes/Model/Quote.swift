/// Words that somebody said, and who.
struct Quote: Hashable, Sendable {
  let text: String
  let author: String
}
