import Testing

@testable import Coordinators

/// The pure heart: which flows have been left, told from where their screens are.
struct PictureTests {
  private typealias Flow = Picture.Flow

  private func left(_ flows: [Picture.Flow]) -> [Int] { Picture(flows: flows).flowsLeft() }

  private func flow(
    in parent: Int? = nil, _ screens: [Holding.Reach], hasBeenOnScreen: Bool = true,
    isExpected: Bool = false
  ) -> Picture.Flow {
    var flow = Flow(
      parent: parent, hasShown: !screens.isEmpty, hasBeenOnScreen: hasBeenOnScreen,
      isExpected: isExpected)
    for screen in screens { flow.add(screen) }
    return flow
  }

  @Test func `a flow with a screen in a window is there`() {
    #expect(left([flow([.window])]) == [])
  }

  @Test func `a flow whose screens hang nowhere has been left`() {
    #expect(left([flow([.nobody])]) == [0])
  }

  @Test func `one screen that is there is enough`() {
    #expect(left([flow([.nobody, .window])]) == [])
  }

  @Test func `a root that was never in a window may yet come into one`() {
    #expect(left([flow([.noWindow], hasBeenOnScreen: false)]) == [])
  }

  @Test func `what may yet come does not hold a flow around it that has been on screen`() {
    let page = flow(in: 0, [.noWindow], hasBeenOnScreen: false)
    #expect(left([flow([.nobody]), page]) == [1, 0])
    #expect(left([flow([.window]), page]) == [])
    #expect(left([flow([.nobody], hasBeenOnScreen: false), page]) == [])
    // Nor through one that shows nothing itself, which waits with it.
    let inner = flow(in: 1, [.noWindow], hasBeenOnScreen: false)
    #expect(left([flow([.nobody]), Flow(parent: 0), inner]) == [2, 1, 0])
    #expect(left([flow([.window]), Flow(parent: 0), inner]) == [])
    // One that only carries what others show waits for it.
    var carrier = flow([.nobody])
    carrier.showsItself = false
    #expect(left([carrier, page]) == [])
    #expect(left([Flow(), flow(in: 0, [.noWindow], hasBeenOnScreen: false)]) == [])
  }

  @Test func `a root that has left its window takes its flows along`() {
    #expect(left([flow([.noWindow])]) == [0])
  }

  @Test func `a flow that has shown nothing is not left by itself`() {
    #expect(left([Flow()]) == [])
  }

  @Test func `a flow that has shown nothing goes with the one that it runs within`() {
    #expect(left([flow([.nobody]), Flow(parent: 0)]) == [1, 0])
  }

  @Test func `a flow is there as long as one within it is`() {
    #expect(left([flow([.nobody]), flow(in: 0, [.nobody]), flow(in: 1, [.window])]) == [])
  }

  @Test func `the innermost is left first, and of those side by side the last`() {
    let flows = [
      flow([.nobody]), flow(in: 0, [.nobody]), flow(in: 1, [.nobody]), flow(in: 0, [.nobody]),
      flow(in: 3, [.nobody]),
    ]
    #expect(left(flows) == [4, 3, 2, 1, 0])
  }

  @Test func `flows within one that is there are left alone`() {
    #expect(left([flow([.window]), flow(in: 0, [.nobody]), flow(in: 0, [.window])]) == [1])
  }

  @Test func `a flow that is about to show something is there`() {
    #expect(left([flow([.nobody], isExpected: true)]) == [])
    #expect(left([flow([.nobody]), Flow(parent: 0, isExpected: true)]) == [])
  }

  @Test func `ten thousand flows within each other end without ten thousand calls`() {
    let flows = (0..<10_000).map { flow(in: $0 == 0 ? nil : $0 - 1, [.nobody]) }
    #expect(left(flows) == flows.indices.reversed())
  }
}
