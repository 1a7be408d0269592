/// Puts a delegate of the library's in front of what is there, and takes it out again.
@MainActor struct DelegateHold<Guard: ChainedDelegate> {
  private var delegate: Guard
  private let make: () -> Guard
  private var isPlaced = false
  /// The one that the app has replaced: what it has put there may pass on to that. Held, and not used.
  private var former: Guard?

  init(_ make: @escaping () -> Guard) {
    self.make = make
    delegate = make()
  }

  /// - Parameter present: what is there.
  /// - Returns: what is to be there.
  mutating func hold(_ present: Guard.Original?) -> Guard.Original? {
    if Guard.chain(from: present).contains(where: { $0 === delegate }) { return present }
    if isPlaced {
      former = delegate
      delegate = make()
    }
    isPlaced = true
    delegate.original = present
    return delegate as? Guard.Original
  }

  func letGo(_ present: Guard.Original?) -> Guard.Original? {
    let chain = Guard.chain(from: present)
    guard let index = chain.firstIndex(where: { $0 === delegate }) else { return present }
    if index == 0 { return delegate.original }
    chain[index - 1].original = delegate.original
    return present
  }
}
