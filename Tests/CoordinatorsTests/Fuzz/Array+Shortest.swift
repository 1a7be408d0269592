extension Array where Element: Sendable {
  /// Takes away as much as can be taken away so that it still fails.
  @MainActor func shortest(whichFails fails: @MainActor (Self) async throws -> Bool) async rethrows
    -> Self
  {
    var elements = self
    var size = Swift.max(1, count / 2)
    while true {
      var start = 0
      var hasShrunk = false
      while start < elements.count {
        var shorter = elements
        shorter.removeSubrange(start..<Swift.min(start + size, elements.count))
        if try await fails(shorter) {
          elements = shorter
          hasShrunk = true
        } else {
          start += size
        }
      }
      if size == 1, !hasShrunk { return elements }
      size = Swift.max(1, size / 2)
    }
  }
}
