/// Kept by whoever wants to hear where the user is, as long as that is so: it ends when it is released.
@MainActor public final class LinkSubscription {
  private let handler: (Link) -> Void
  private weak var coordinator: Coordinator?
  private var last: Link?

  init(to coordinator: Coordinator, _ handler: @escaping (Link) -> Void) {
    self.coordinator = coordinator
    self.handler = handler
    coordinator.flow.supervisor.links.add(self)
  }

  /// Stops at once, even from within what is called. Calling it twice does no harm.
  public func cancel() {
    coordinator?.flow.supervisor.links.remove(self)
    coordinator = nil
  }

  func look() {
    guard let coordinator else { return }
    let link = coordinator.link
    guard link != last else { return }
    last = link
    handler(link)
  }
}
