import Coordinators
import Testing

@MainActor struct ChildTests {
  private let parent = Coordinator()

  @Test func `a coordinator begins without children`() {
    #expect(parent.childCoordinators == [])
  }

  @Test func `a child that is pushed is kept, and then started`() {
    let child = Recorder()
    child.onStart = { [unowned parent] in #expect(parent.childCoordinators == [$0]) }
    parent.pushCoordinator(child)
    #expect(child.calls == ["start"])
    #expect(parent.childCoordinators == [child])
  }

  @Test func `nobody else need hold a child`() {
    weak let child: Recorder? = {
      let child = Recorder()
      parent.pushCoordinator(child)
      return child
    }()
    #expect(child != nil)
  }

  @Test func `children are kept in the order in which they came`() {
    let children = [Recorder(), Recorder(), Recorder()]
    for child in children { parent.pushCoordinator(child) }
    #expect(parent.childCoordinators == children)
    parent.popCoordinator(children[1])
    #expect(parent.childCoordinators == [children[0], children[2]])
  }

  @Test func `a child that finishes is let go of, the others stay`() {
    let (one, other) = (Recorder(), Recorder())
    parent.pushCoordinator(one)
    parent.pushCoordinator(other)
    one.didFinish?(one)
    #expect(parent.childCoordinators == [other])
  }

  @Test("a child that finishes inside its own start() does not stay (F12)")
  func finishInsideStart() {
    let child = Recorder()
    child.onStart = { $0.didFinish?($0) }
    parent.pushCoordinator(child)
    #expect(child.calls == ["start"])
    #expect(parent.childCoordinators == [])
  }

  @Test(
    "nor does it where it has been started before it is put in (F12)", arguments: [true, false])
  func finishBeforePutIn(runsAgain: Bool) {
    let child = Recorder()
    var ends = 0
    child.didFinish = { _ in ends += 1 }
    child.onStart = { $0.didFinish?($0) }
    child.start()
    parent.childCoordinators.append(child)
    #expect(ends == 1)
    #expect(parent.childCoordinators == [])
    guard runsAgain else { return }
    parent.pushCoordinator(child)
    #expect(ends == 2)
    #expect(parent.childCoordinators == [])
  }

  @Test func `a coordinator that the app runs by itself reports each time`() {
    let other = Recorder()
    var ends = 0
    other.didFinish = { _ in ends += 1 }
    other.onStart = { $0.didFinish?($0) }
    for _ in 0..<3 { other.start() }
    #expect(ends == 3)
  }

  @Test func `a child may start another one and finish, all inside its own start()`() {
    let (child, next) = (Recorder(), Recorder())
    child.onStart = { [unowned parent] in
      $0.didFinish?($0)
      parent.pushCoordinator(next)
    }
    parent.pushCoordinator(child)
    #expect(parent.childCoordinators == [next])
  }

  @Test func `letting go of one that is no child changes nothing`() {
    let child = Recorder()
    parent.pushCoordinator(child)
    parent.popCoordinator(Recorder())
    #expect(parent.childCoordinators == [child])
  }

  @Test func `a child that was let go of can be pushed again`() {
    let child = Recorder()
    parent.pushCoordinator(child)
    parent.popCoordinator(child)
    parent.pushCoordinator(child)
    #expect(child.calls == ["start", "start"])
    child.didFinish?(child)
    #expect(parent.childCoordinators == [])
  }

  @Test func `one that the app puts in twice is a child once, and that is reported`() {
    let child = Recorder()
    var problems: [String] = []
    let subscription = parent.trace { event in
      if case .problem(let text) = event { problems.append(text) }
    }
    parent.childCoordinators = [child, child]
    #expect(parent.childCoordinators == [child])
    #expect(problems.count == 1)
    parent.childCoordinators.append(child)
    #expect(parent.childCoordinators == [child])
    #expect(problems.count == 2)
    #expect(problems.allSatisfy { $0.contains("once more") })
    // In another order it is there once.
    let other = Recorder()
    parent.childCoordinators = [other, child]
    #expect(parent.childCoordinators == [other, child])
    #expect(problems.count == 2)
    subscription.cancel()
  }

  @Test func `children that the app sets are in its order`() {
    let children = [Recorder(), Recorder(), Recorder()]
    for child in children.dropLast() { parent.pushCoordinator(child) }
    parent.childCoordinators = [children[2], children[1], children[0]]
    #expect(parent.childCoordinators == [children[2], children[1], children[0]])
    parent.childCoordinators.insert(Recorder(), at: 1)
    #expect(parent.childCoordinators.count == 4)
    #expect(parent.childCoordinators[1] !== children[1])
    parent.childCoordinators = [children[1], children[0]]
    #expect(parent.childCoordinators == [children[1], children[0]])
  }

  @Test func `a child that is put in once more is there once`() {
    let (child, other) = (Recorder(), Recorder())
    parent.pushCoordinator(child)
    parent.childCoordinators.append(child)
    #expect(parent.childCoordinators == [child])
    parent.childCoordinators = [other, child, other]
    #expect(parent.childCoordinators == [other, child])
    child.didFinish?(child)
    #expect(parent.childCoordinators == [other])
  }
}
