import Foundation
import Testing

@testable import Photos

@Suite("What the store says when it refuses")
struct StoreErrorTests {
  @Test(
    "is a sentence with what to do",
    arguments: [
      (.wrongNameOrPassword, "The name or the password is wrong. Check both and try again."),
      (.nameEmpty, "The name is empty. Type a name."),
      (.nameTooLong, "The name is too long. Use 64 characters at most."),
      (
        .nameHasControls,
        "The name contains characters that cannot be shown. Type it in one line of text."
      ),
      (.nameTaken, "The name is taken. Choose another, or sign in if it is yours."),
      (.passwordTooShort, "The password is too short. Use 8 characters or more."),
      (.notSignedIn, "You are not signed in. Sign in to buy photos."),
      (
        .storage(cause: "its disk is full"),
        "The store cannot be reached: its disk is full. Try again later."
      ),
    ] as [(StoreError, String)])
  func sentence(error: StoreError, text: String) {
    #expect("\(error)" == text)
    #expect(error.localizedDescription == text)
  }
}
