extension TableUpdate {
  /// The words of UIKit's exception if the update does not lead from `old` to `new` (row U4).
  ///
  /// - Parameter plan: the update's own.
  func problem(
    from old: TableShape, to new: TableShape, by plan: TablePlan, in words: ListWords = .table
  ) -> String? {
    problemBefore(old, words) ?? problemAfter(new, words) ?? problemOfSections(old, new, words)
      ?? problemOfRows(old, new, plan, words)
  }

  private func problemBefore(_ old: TableShape, _ words: ListWords) -> String? {
    let sections = old.rowCounts.count
    let left = deletedSections.sorted() + reloadedSections.sorted() + movedSections.map(\.from)
    for section in left where section >= sections {
      return "attempt to delete section \(section), but there are only \(sections) sections "
        + "before the update"
    }
    for path in deletedRows + reloadedRows + movedRows.map(\.from) where !old.contains(path) {
      guard path.section < sections else {
        return
          "attempt to delete \(words.item) \(path.row) from section \(path.section), but there are "
          + "only \(sections) sections before the update"
      }
      return
        "attempt to delete \(words.item) \(path.row) from section \(path.section) which only contains "
        + "\(old.rowCounts[path.section]) \(words.item)s before the update"
    }
    let deleted = RowSet(deletedRows)
    for path in reloadedRows where deleted.contains(path) {
      return "attempt to delete and reload the same index path (\(path))"
    }
    return nil
  }

  private func problemAfter(_ new: TableShape, _ words: ListWords) -> String? {
    let sections = new.rowCounts.count
    for section in insertedSections.sorted() + movedSections.map(\.to) where section >= sections {
      return "attempt to insert section \(section) but there are only \(sections) sections after "
        + "the update"
    }
    for path in insertedRows + movedRows.map(\.to) where !new.contains(path) {
      guard path.section < sections else {
        return
          "attempt to insert \(words.item) \(path.row) into section \(path.section), but there are "
          + "only \(sections) sections after the update"
      }
      return
        "attempt to insert \(words.item) \(path.row) into section \(path.section), but there are only "
        + "\(new.rowCounts[path.section]) \(words.item)s in section \(path.section) after the update"
    }
    return nil
  }

  private func problemOfSections(
    _ old: TableShape, _ new: TableShape, _ words: ListWords
  ) -> String? {
    let (before, after) = (old.rowCounts.count, new.rowCounts.count)
    guard after != before + insertedSections.count - deletedSections.count else { return nil }
    return "Invalid update: invalid number of sections. The number of sections contained in the "
      + "\(words.view) after the update (\(after)) must be equal to the number of sections contained "
      + "in the \(words.view) before the update (\(before)), plus or minus the number of sections "
      + "inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) "
      + "deleted)."
  }

  private func problemOfRows(
    _ old: TableShape, _ new: TableShape, _ plan: TablePlan, _ words: ListWords
  ) -> String? {
    for (section, before) in old.rowCounts.enumerated() where plan.keepsSection(section) {
      guard let place = plan.section(from: section) else { continue }
      let after = new.rowCounts[place]
      let left = plan.removedCount(inSection: section)
      let came = plan.takenCount(inSection: place)
      guard after != before - left + came else { continue }
      let movedOut = movedRows.count { $0.from.section == section }
      let movedIn = movedRows.count { $0.to.section == place }
      return
        "Invalid update: invalid number of \(words.item)s in section \(place). The number of \(words.item)s "
        + "contained in an existing section after the update (\(after)) must be equal to the "
        + "number of \(words.item)s contained in that section before the update (\(before)), plus or minus "
        + "the number of \(words.item)s inserted or deleted from that section (\(came - movedIn) inserted, "
        + "\(left - movedOut) deleted) and plus or minus the number of \(words.item)s moved into or out of "
        + "that section (\(movedIn) moved in, \(movedOut) moved out)."
    }
    return nil
  }
}

/// What a list calls itself and its things in the words of an exception.
struct ListWords {
  let view: String
  let item: String

  static let table = ListWords(view: "table view", item: "row")
  static let collection = ListWords(view: "collection view", item: "item")
}
