import Testing

@testable import Photos

@Suite("A password's hash")
struct PasswordHashTests {
  @Test(
    "knows its password and no other",
    arguments: ["correct horse", "пароль12", "🔑🔑🔑🔑🔑🔑🔑🔑", "with\0zero", "<script>&\"'"])
  func matches(password: String) async throws {
    let hash = try await PasswordHash(password, cost: .lowest)
    #expect(try await hash.matches(password))
    #expect(try await !hash.matches(password + "x"))
    #expect(try await !hash.matches(String(password.dropLast())))
    #expect(try await !hash.matches(""))
  }

  @Test("is not the password, and another each time")
  func salted() async throws {
    let one = try await PasswordHash("password", cost: .lowest)
    let other = try await PasswordHash("password", cost: .lowest)
    #expect(one != other)
    #expect(one.text.hasPrefix("$7$"))
    #expect(!one.text.contains("password"))
  }

  @Test("does not mind how an accent was typed")
  func normalised() async throws {
    let hash = try await PasswordHash("Jos\u{e9} 12", cost: .lowest)
    #expect(try await hash.matches("Jose\u{301} 12"))
  }

  @Test("made at one cost is known at every other")
  func cost() async throws {
    let hash = try await PasswordHash("password", cost: .interactive)
    #expect(try await PasswordHash(text: hash.text).matches("password"))
  }

  @Test(
    "that is damaged matches nothing",
    arguments: ["", "$7$", "password", String(repeating: "$7$", count: 100)])
  func damaged(text: String) async throws {
    #expect(try await !PasswordHash(text: text).matches("password"))
  }

  @Test("is made two at a time, not to take all memory")
  func queue() {
    #expect(WorkQueue.passwords.width == 2)
  }
}
