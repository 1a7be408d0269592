// Work that is made now and run later: it is code of the session that makes it. Dispatch's own
// declarations give way in a file that imports UIKit, as those of `DispatchQueue` do.
extension DispatchWorkItem {
  // Dispatch is no part of Apple's UIKit, and has no row in its table.
  @_documentation(visibility: internal)
  public convenience init(block: @escaping @convention(block) () -> Void) {
    self.init(qos: .unspecified, flags: [], block: Session.carried(by: block))
  }
}

extension DispatchGroup {
  @_documentation(visibility: internal)
  public func notify(queue: DispatchQueue, execute work: @escaping @convention(block) () -> Void) {
    notify(qos: .unspecified, flags: [], queue: queue, execute: Session.carried(by: work))
  }
}

extension Session {
  fileprivate static func carried(
    by work: @escaping @convention(block) () -> Void
  ) -> @convention(block) () -> Void {
    guard let context = current else { return work }
    return { $current.withValue(context) { work() } }
  }
}
