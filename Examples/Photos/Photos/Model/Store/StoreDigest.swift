import GRDB

/// What the store keeps for a device, as text: who is signed in, what they own, and who has an
/// account. For whoever asks often: it is read again only after something has been written.
@MainActor final class StoreDigest {
  private let database: StoreDatabase
  private let device: String
  /// The last text, and how much had been written by then.
  private var last: (changes: Int, text: String)?

  init(of database: StoreDatabase, device: String) {
    self.database = database
    self.device = device
  }

  var text: String {
    let (device, last) = (device, last)
    do {
      let present = try database.connection.unsafeRead { database in
        let changes = database.totalChangesCount
        if let last, last.changes == changes { return last }
        return (changes, try Self.text(on: device, in: database))
      }
      self.last = present
      return present.text
    } catch {
      return "not to be read"
    }
  }

  private nonisolated static func text(on device: String, in database: Database) throws -> String {
    """
    signed in: \(try Account.signedIn(on: device, in: database)?.name ?? "nobody")
    purchases: \(try Account.purchases(on: device, in: database).sorted().joined(separator: ", "))
    accounts: \(try Account.names(in: database).joined(separator: ", "))
    """
  }
}
