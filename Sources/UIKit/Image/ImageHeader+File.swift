extension ImageHeader {
  /// Reads a file's header and no more of it.
  init?(file url: URL) {
    guard let handle = try? FileHandle(forReadingFrom: url) else { return nil }
    defer { try? handle.close() }
    self.init(reading: { offset, count in
      guard (try? handle.seek(toOffset: UInt64(offset))) != nil,
        let data = try? handle.read(upToCount: count)
      else { return [] }
      return [UInt8](data)
    })
  }
}
