import Coordinators
import Testing

@MainActor struct FinishTests {
  private let parent = Coordinator()

  @Test func `pushing a child installs its didFinish`() {
    let child = Recorder()
    #expect(child.didFinish == nil)
    parent.pushCoordinator(child)
    #expect(child.didFinish != nil)
  }

  @Test func `a didFinish set before is called too, once, with the child, which is gone by then`() {
    let child = Recorder()
    var finished: [Coordinator] = []
    child.didFinish = { [parent] in
      #expect(parent.childCoordinators == [])
      finished.append($0)
    }
    parent.pushCoordinator(child)
    child.didFinish?(child)
    #expect(finished == [child])
  }

  @Test func `a child that finishes twice is heard once`() {
    let child = Recorder()
    var count = 0
    child.didFinish = { _ in count += 1 }
    parent.pushCoordinator(child)
    child.didFinish?(child)
    child.didFinish?(child)
    #expect(count == 1)
  }

  @Test func `a child that its parent lets go of is not told, nor heard any more`() {
    let child = Recorder()
    var count = 0
    child.didFinish = { _ in count += 1 }
    parent.pushCoordinator(child)
    parent.popCoordinator(child)
    child.didFinish?(child)
    #expect(count == 0)
    #expect(parent.childCoordinators == [])
  }

  @Test func `a child whose parent is gone may finish`() {
    let child = Recorder()
    var count = 0
    child.didFinish = { _ in count += 1 }
    var owner: Coordinator? = Coordinator()
    owner?.pushCoordinator(child)
    owner = nil
    child.didFinish?(child)
    #expect(count == 1)
  }

  @Test func `what follows a flow can start from its didFinish`() {
    let (one, next) = (Recorder(), Recorder())
    one.didFinish = { [parent] _ in parent.pushCoordinator(next) }
    parent.pushCoordinator(one)
    one.didFinish?(one)
    #expect(parent.childCoordinators == [next])
    #expect(next.calls == ["start"])
  }

  @Test func `nested flows finish from the innermost out`() {
    let (outer, inner) = (Recorder(), Recorder())
    var order: [String] = []
    outer.didFinish = { _ in order.append("outer") }
    inner.didFinish = { [weak outer] _ in
      order.append("inner")
      if let outer { outer.didFinish?(outer) }
    }
    parent.pushCoordinator(outer)
    outer.pushCoordinator(inner)
    inner.didFinish?(inner)
    #expect(order == ["inner", "outer"])
    #expect(parent.childCoordinators == [])
    #expect(outer.childCoordinators == [])
  }
}
