import Testing

@testable import Photos

@Suite("An account's name")
struct AccountNameTests {
  @Test(
    "is shown as typed, without white space around it",
    arguments: [
      ("  Ann \n", "Ann"),
      ("<b>Ann</b> & Co", "<b>Ann</b> & Co"),
      ("'; DROP TABLE accounts; --", "'; DROP TABLE accounts; --"),
      ("👩‍👩‍👧", "👩‍👩‍👧"),
      ("שרה", "שרה"),
      ("\u{202E}sara", "\u{202E}sara"),
      ("Ann  Smith", "Ann  Smith"),
    ])
  func shown(typed: String, text: String) throws {
    #expect(try AccountName(typed).text == text)
  }

  @Test(
    "counts as the same in other case or another encoding",
    arguments: [
      ("Ann", "aNN"),
      ("Jos\u{e9}", "jose\u{301}"),
      ("Straße", "STRASSE"),
      ("ὈΔΥΣΣΕΎΣ", "ὀδυσσεύς"),
      ("Ａｎｎ", "ann"),
      ("Ann", "A\u{200B}nn"),
      ("Ann", " Ann\u{a0}"),
    ])
  func same(one: String, other: String) throws {
    #expect(try AccountName(one) == AccountName(other))
  }

  @Test("counts as another with another letter", arguments: [("Ann", "Anna"), ("é", "e")])
  func different(one: String, other: String) throws {
    #expect(try AccountName(one) != AccountName(other))
  }

  @Test("has something to see", arguments: ["", "   ", "\n\t", "\u{200B}\u{200D}", "\u{3164}"])
  func empty(typed: String) {
    #expect(throws: StoreError.nameEmpty) { try AccountName(typed) }
  }

  @Test("has at most 64 characters", arguments: ["x", "é", "👩‍👩‍👧"])
  func length(character: String) throws {
    _ = try AccountName(String(repeating: character, count: 64))
    #expect(throws: StoreError.nameTooLong) {
      try AccountName(String(repeating: character, count: 65))
    }
  }

  @Test("cannot hide a megabyte in one character")
  func accents() {
    #expect(throws: StoreError.nameTooLong) {
      try AccountName("a" + String(repeating: "\u{301}", count: 500_000))
    }
  }

  @Test(
    "has no control characters",
    arguments: ["a\nb", "a\tb", "a\0b", "a\u{1B}[2Jb", "a\u{7F}b", "a\u{85}b", "a\u{2028}b"])
  func controls(typed: String) {
    #expect(throws: StoreError.nameHasControls) { try AccountName(typed) }
  }
}
