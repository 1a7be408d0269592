import Coordinators
import Testing

@MainActor struct ReleaseTests {
  private let parent = Coordinator()

  private func push(onto parent: Coordinator) -> Recorder {
    let child = Recorder()
    parent.pushCoordinator(child)
    return child
  }

  @Test func `a child that finishes is released`() {
    weak let child = push(onto: parent)
    #expect(child != nil)
    if let child { child.didFinish?(child) }
    #expect(child == nil)
  }

  @Test func `a child that finishes inside its own start() is released`() {
    weak let child: Recorder? = {
      let child = Recorder()
      child.onStart = { $0.didFinish?($0) }
      parent.pushCoordinator(child)
      return child
    }()
    #expect(child == nil)
  }

  @Test func `a child that its parent lets go of is released, and what runs within it`() {
    weak let child = push(onto: parent)
    weak let grandchild = child.map { push(onto: $0) }
    #expect(grandchild != nil)
    if let child { parent.popCoordinator(child) }
    #expect(child == nil)
    #expect(grandchild == nil)
  }

  /// As any class may have.
  private final class WithDeinitializer: Coordinator {
    var onRelease: (@Sendable () -> Void)?
    deinit { onRelease?() }
  }

  @Test func `a coordinator's own deinitializer is as plain as any`() async {
    await confirmation { released in
      let child = WithDeinitializer()
      child.onRelease = { released() }
      parent.pushCoordinator(child)
      child.didFinish?(child)
    }
  }

  @Test func `a parent that goes releases all that run within it`() {
    var owner: Coordinator? = Coordinator()
    weak let child = owner.map { push(onto: $0) }
    weak let weakOwner = owner
    #expect(child != nil)
    owner = nil
    #expect(weakOwner == nil)
    #expect(child == nil)
  }
}
