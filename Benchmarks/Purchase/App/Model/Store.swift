/// Who is signed in, and what they own: in memory, as a database is not what is measured.
@MainActor final class Store {
  private(set) var account: String?
  private(set) var purchases: Set<String> = []

  func signIn(_ credentials: Credentials) -> Bool {
    guard credentials.password == "correct horse" else { return false }
    account = credentials.name
    return true
  }

  func buy(_ photo: Photo) { purchases.insert(photo.id) }

  /// Signs out, and forgets what was bought.
  func reset() {
    account = nil
    purchases = []
  }
}
