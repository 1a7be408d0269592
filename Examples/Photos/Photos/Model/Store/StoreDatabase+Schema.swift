import GRDB

extension StoreDatabase {
  /// How the database came to be what it is. A migration that has once been released is never
  /// changed: a new one is added.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1: accounts, purchases, sign-ins") { database in
      try database.create(table: "accounts") { table in
        table.autoIncrementedPrimaryKey("id")
        // What must be unique is how names compare, not how they were typed.
        table.column("key", .text).notNull().unique()
        table.column("name", .text).notNull()
        table.column("passwordHash", .text).notNull()
      }
      try database.create(table: "purchases") { table in
        table.column("account", .integer).notNull().references("accounts", onDelete: .cascade)
        table.column("photo", .text).notNull()
        table.column("date", .datetime).notNull()
        table.primaryKey(["account", "photo"])
      }
      try database.create(table: "signIns") { table in
        table.primaryKey("device", .text)
        table.column("account", .integer).notNull().indexed()
          .references("accounts", onDelete: .cascade)
      }
    }
    return migrator
  }
}
