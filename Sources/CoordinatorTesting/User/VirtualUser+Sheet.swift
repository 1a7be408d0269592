import AppHost

extension VirtualUser {
  /// Draws the sheet to one of the heights at which it rests.
  ///
  /// - Parameter height: 0 for the lowest.
  public func drawSheet(
    to height: Int, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try step("draw the sheet to height \(height)", file, line) {
      guard let sheet = session.tree.layers.last, sheet.actions.contains(.adjust) else {
        throw NodeFinder.Failure("The topmost layer rests at one height only.")
      }
      return .adjust(sheet.id, to: Double(height))
    }
  }
}
