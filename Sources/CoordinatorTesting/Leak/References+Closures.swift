extension References {
  /// A closure is two words: its code, and an object that holds what it captures.
  func collectClosure(at place: UnsafeRawPointer, _ name: String, into found: inout Findings) {
    // An optional one that is not there has no code.
    guard place.load(as: UInt.self) != 0 else { return }
    let suffix = " (a closure)"
    collectContext(
      at: place + MemoryLayout<UInt>.size, name.hasSuffix(suffix) ? name : name + suffix,
      into: &found)
  }

  private func collectContext(
    at place: UnsafeRawPointer, _ name: String, into found: inout Findings
  ) {
    guard let context = place.load(as: UnsafeMutableRawPointer?.self), !Self.isStatic(context)
    else { return }
    found.add(context, name)
  }

  /// What a closure captures. Where that is one object alone, its context is that object itself.
  func collectCaptures(
    of context: UnsafeRawPointer, _ name: String, into found: inout Findings
  ) {
    if let object = CaptureLayout.object(at: context) {
      return collectCaptured(object, name, into: &found)
    }
    let layout = CaptureLayout(of: context)
    for capture in layout.captures {
      let place = context + capture.offset
      switch capture.kind {
      case .value(let type):
        guard !InertTypes.contains(type) else { continue }
        collect(type, StoredKind(of: type), at: place, into: &found) { name }
      case .object: collectObject(at: place, name, into: &found)
      case .variable: collectContext(at: place, name, into: &found)
      case .closure: collectClosure(at: place, name, into: &found)
      case .unheld, .code: break
      }
    }
    if !layout.isWhole { collectKnown(in: context, from: layout.end, name, into: &found) }
  }

  /// It may be what a collection keeps its elements in.
  private func collectCaptured(
    _ object: AnyObject, _ name: String, into found: inout Findings
  ) {
    guard let type = CollectionStorage.collection(in: Swift.type(of: object)) else {
      return found.references.append(Reference(object: object, place: name))
    }
    withUnsafeBytes(of: object) { bytes in
      guard let place = bytes.baseAddress else { return }
      collect(type, .value, at: place, into: &found) { name }
    }
  }

  private func collectKnown(
    in context: UnsafeRawPointer, from start: Int, _ name: String, into found: inout Findings
  ) {
    let first = (start + 7) & -8
    for offset in stride(from: first, to: max(first, allocatedSize(of: context) - 7), by: 8) {
      guard let object = known[context.load(fromByteOffset: offset, as: UInt.self)] else {
        continue
      }
      found.references.append(Reference(object: object, place: name))
    }
  }

  /// Whether it is part of the program's own image, and not allocated.
  private static func isStatic(_ address: UnsafeMutableRawPointer) -> Bool {
    withUnsafeTemporaryAllocation(of: UnsafeRawPointer?.self, capacity: 4) { info in
      imageHolding(address, info.baseAddress) != 0
    }
  }
}

// The C library's, which Foundation does not bring along on Linux: how large an allocation is, and
// whether an address is within the program or one of its libraries.

@_silgen_name("malloc_usable_size")
private func allocatedSize(of pointer: UnsafeRawPointer) -> Int

@_silgen_name("dladdr")
private func imageHolding(
  _ address: UnsafeMutableRawPointer, _ info: UnsafeMutablePointer<UnsafeRawPointer?>?
) -> Int32
