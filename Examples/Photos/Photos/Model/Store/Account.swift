import Foundation
import GRDB

/// An account as the database keeps it.
struct Account: Sendable {
  let id: Int64

  /// As its owner typed it.
  let name: String

  let passwordHash: PasswordHash

  init(row: Row) {
    self.id = row["id"]
    self.name = row["name"]
    self.passwordHash = PasswordHash(text: row["passwordHash"])
  }
}
