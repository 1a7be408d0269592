import Testing

@testable import Coordinators

/// The pure heart: which flows have been left, told from a drawing of who holds what.
struct PictureTests {
  private typealias Flow = Picture.Flow

  /// Controllers: 0 is a root in a window, 1 a screen on it, 2 hangs nowhere, 3 is a root without a
  /// window, 4 a screen on that.
  private func left(_ flows: [Picture.Flow]) -> [Int] {
    Picture(
      controllers: [.window, .controller(0), .nobody, .offScreen, .controller(3)], flows: flows
    ).flowsLeft()
  }

  private func flow(
    in parent: Int? = nil, _ screens: [Int], hasBeenOnScreen: Bool = true, isExpected: Bool = false
  ) -> Picture.Flow {
    Flow(
      parent: parent, screens: screens, hasShown: !screens.isEmpty,
      hasBeenOnScreen: hasBeenOnScreen, isExpected: isExpected)
  }

  @Test func `a flow with a screen in a window is there`() { #expect(left([flow([1])]) == []) }

  @Test func `a flow whose screens hang nowhere has been left`() {
    #expect(left([flow([2])]) == [0])
  }

  @Test func `one screen that is there is enough`() { #expect(left([flow([2, 1])]) == []) }

  @Test func `a root that was never in a window may yet come into one`() {
    #expect(left([flow([4], hasBeenOnScreen: false)]) == [])
  }

  @Test func `a root that has left its window takes its flows along`() {
    #expect(left([flow([4])]) == [0])
  }

  @Test func `a flow that has shown nothing is not left by itself`() {
    #expect(left([Flow()]) == [])
  }

  @Test func `a flow that has shown nothing goes with the one that it runs within`() {
    #expect(left([flow([2]), Flow(parent: 0)]) == [1, 0])
  }

  @Test func `a flow is there as long as one within it is`() {
    #expect(left([flow([2]), flow(in: 0, [2]), flow(in: 1, [1])]) == [])
  }

  @Test func `the innermost is left first, and of those side by side the last`() {
    let flows = [
      flow([2]), flow(in: 0, [2]), flow(in: 1, [2]), flow(in: 0, [2]), flow(in: 3, [2]),
    ]
    #expect(left(flows) == [4, 3, 2, 1, 0])
  }

  @Test func `flows within one that is there are left alone`() {
    #expect(left([flow([1]), flow(in: 0, [2]), flow(in: 0, [1])]) == [1])
  }

  @Test func `a flow that is about to show something is there`() {
    #expect(left([flow([2], isExpected: true)]) == [])
    #expect(left([flow([2]), Flow(parent: 0, isExpected: true)]) == [])
  }

  @Test func `ten thousand flows within each other end without ten thousand calls`() {
    let flows = (0..<10_000).map { flow(in: $0 == 0 ? nil : $0 - 1, [2]) }
    #expect(left(flows) == flows.indices.reversed())
  }
}
