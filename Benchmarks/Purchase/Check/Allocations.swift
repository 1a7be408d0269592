import CAllocations

/// The objects that were made while something ran, by their class.
struct Allocations {
  struct Kind: Equatable {
    var count = 0
    /// In bytes, of one object; 0 where they are not all of one size.
    var size = 0
  }

  /// By the full name of the class. What is no object of a class (what closures capture, and boxes)
  /// stands under "context".
  private(set) var kinds: [String: Kind] = [:]
  var count: Int { kinds.values.reduce(0) { $0 + $1.count } }

  @MainActor init(of body: () -> Void) {
    let capacity = 100_000
    let noted = UnsafeMutablePointer<allocation>.allocate(capacity: capacity)
    defer { noted.deallocate() }
    guard allocations_watch(noted, capacity) else {
      fatalError("This Swift runtime lets nobody watch its allocations")
    }
    body()
    let count = allocations_unwatch()
    precondition(count <= capacity, "More objects were made than can be counted")
    for index in 0..<count {
      let size = noted[index].size
      let name = Self.name(of: noted[index].class)
      let isOfOneSize = kinds[name].map { $0.size == size } ?? true
      kinds[name, default: Kind()].count += 1
      kinds[name]?.size = isOfOneSize ? size : 0
    }
  }

  private static func name(of metadata: UnsafeRawPointer) -> String {
    // What is no class has a small number where a class has a pointer, or nothing.
    let kind = metadata.load(as: UInt.self)
    guard kind == 0 || kind > 0x7FF else { return "context" }
    return _typeName(unsafeBitCast(metadata, to: Any.Type.self))
  }
}
