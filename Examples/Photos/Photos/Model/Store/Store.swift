import Foundation
import GRDB

/// The shop as one session sees it: who is signed in here, and what they have bought.
///
/// Each session has a store of its own, with its browser's identity as the device; all share one
/// database. So people are signed in on the device where they signed in, and find their purchases
/// on every one. Everything is saved when the call returns. What is thrown is a ``StoreError`` or,
/// where passwords are hashed, a `CancellationError`.
final class Store: Sendable {
  static let shortestPassword = 8

  private let database: StoreDatabase
  private let device: String
  private let cost: PasswordHash.Cost
  private let queue: WorkQueue

  init(
    database: StoreDatabase, device: String, cost: PasswordHash.Cost = .interactive,
    queue: WorkQueue = .passwords
  ) {
    self.database = database
    self.device = device
    self.cost = cost
    self.queue = queue
  }

  /// The name of who is signed in on this device, as typed when the account was made.
  ///
  /// Nil, too, while the database cannot be read; whoever then tries to sign in is told why.
  var account: String? {
    try? read { try Account.signedIn(on: self.device, in: $0)?.name }
  }

  /// What the signed-in account has bought, on whatever device; empty when nobody is signed in.
  func purchases() throws -> Set<Photo.ID> {
    try read { try Account.purchases(on: self.device, in: $0) }
  }

  /// Buying what is bought already changes nothing.
  func buy(_ photo: Photo) throws {
    try write { database in
      guard let account = try Account.signedIn(on: self.device, in: database) else {
        throw StoreError.notSignedIn
      }
      try account.buy(photo, in: database)
    }
  }

  func signOut() throws {
    try write { try Account.signOut(on: self.device, in: $0) }
  }

  /// Whoever was signed in on this device before is so no longer.
  func signIn(name: String, password: String) async throws {
    let account = try account(named: name)
    let matches: Bool
    if let account {
      matches = try await account.passwordHash.matches(password, queue: queue)
    } else {
      // The same work for nothing: a quick answer would tell that there is no such account.
      _ = try await PasswordHash(password, cost: cost, queue: queue)
      matches = false
    }
    try Task.checkCancellation()
    guard matches, let account else { throw StoreError.wrongNameOrPassword }
    try write { try Account.signIn(account.id, on: self.device, in: $0) }
  }

  /// Makes an account and signs it in on this device.
  func createAccount(name: String, password: String) async throws {
    let name = try AccountName(name)
    guard password.count >= Self.shortestPassword else { throw StoreError.passwordTooShort }
    guard try read({ try Account.named(name, in: $0) }) == nil else { throw StoreError.nameTaken }
    let hash = try await PasswordHash(password, cost: cost, queue: queue)
    try Task.checkCancellation()
    try write { database in
      let id = try Account.create(name, hash, in: database)
      try Account.signIn(id, on: self.device, in: database)
    }
  }

  /// A name that no account can have is simply one that no account has.
  private func account(named typed: String) throws -> Account? {
    guard let name = try? AccountName(typed) else { return nil }
    return try read { try Account.named(name, in: $0) }
  }
}

extension Store {
  /// These two are not `async`, so that in the `async` methods above, too, GRDB's blocking calls
  /// are meant: a write that has begun cannot be cancelled halfway.
  ///
  /// - Parameter query: one statement. SQLite isolates that by itself, and a transaction around it
  ///   would cost several times what it does.
  private func read<Value>(_ query: (Database) throws -> Value) throws -> Value {
    do {
      return try database.connection.unsafeRead(query)
    } catch {
      throw StoreError(error)
    }
  }

  private func write(_ updates: (Database) throws -> Void) throws {
    do {
      try database.connection.write(updates)
    } catch {
      throw StoreError(error)
    }
  }
}
