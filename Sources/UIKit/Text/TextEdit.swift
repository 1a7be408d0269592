/// One change of a text: the smallest range of whole characters that makes it another.
struct TextEdit: Equatable {
  /// In UTF-16 units of the old text.
  var range: NSRange
  var replacement: String

  /// - Returns: nil when the texts are the same.
  init?(from old: String, to new: String) {
    guard old != new else { return nil }
    if old.isEmpty {
      range = NSRange(location: 0, length: 0)
      replacement = new
      return
    }
    let old = Array(old)
    let new = Array(new)
    let shorter = min(old.count, new.count)
    let prefix = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let suffix =
      (0..<shorter - prefix).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] }
      ?? shorter - prefix
    func units(_ characters: ArraySlice<Character>) -> Int { String(characters).utf16.count }
    range = NSRange(
      location: units(old[..<prefix]), length: units(old[prefix..<old.count - suffix]))
    replacement = String(new[prefix..<new.count - suffix])
  }
}
