import Testing

struct FuzzPredictionTests {
  private var prediction = FuzzPrediction()

  /// A flow 1 with a flow 2 in it, and a flow 3 beside them, each with a screen of ten times its number.
  init() { atRest() }

  private mutating func atRest(isMoreToCome: Bool = false) {
    prediction.rest(
      flows: [1: 0, 2: 1, 3: 0], screens: [10: 1, 20: 2, 30: 3], isMoreToCome: isMoreToCome)
  }

  private mutating func begin(_ flow: Int, within parent: Int = 0, staysInPlace: Bool = true) {
    prediction.begin(flow, within: parent, staysInPlace: staysInPlace)
    prediction.ask(for: flow * 10, of: flow)
  }

  private mutating func show(_ flow: Int) { prediction.show(flow * 10, of: flow) }

  private func expect(_ flows: [Int], _ location: SourceLocation = #_sourceLocation) {
    #expect(prediction.flowsThatMustRun == flows, sourceLocation: location)
    #expect(
      prediction.screensThatMustBeThere == flows.map { $0 * 10 }, sourceLocation: location)
  }

  @Test func `what is there at rest stays`() { expect([1, 2, 3]) }

  @Test mutating func `what comes must be there once it has been shown`() {
    begin(4)
    expect([1, 2, 3])
    show(4)
    expect([1, 2, 3, 4])
  }

  @Test mutating func `what comes within a flow that has yet to be shown waits for that`() {
    begin(4)
    begin(5, within: 4)
    show(5)
    expect([1, 2, 3])
    show(4)
    expect([1, 2, 3, 4, 5])
  }

  @Test mutating func `what is not shown may end, and what is within it`() {
    begin(4)
    begin(5, within: 4)
    show(5)
    #expect([1, 4, 5].filter(prediction.mayEnd) == [])
    prediction.refuse(4)
    #expect([1, 4, 5].filter(prediction.mayEnd) == [4, 5])
    show(4)
    #expect([1, 4, 5].filter(prediction.mayEnd) == [])
  }

  @Test mutating func `with a tab bar that is not shown the flows in its tabs may end`() {
    begin(4)
    begin(5, within: 4)
    show(5)
    prediction.refuse(4, holdsFlows: true)
    show(4)
    expect([1, 2, 3, 4])
    #expect([1, 4, 5].filter(prediction.mayEnd) == [5])
  }

  @Test mutating func `what nobody has told of may end`() { #expect(prediction.mayEnd(4)) }

  @Test mutating func `what may take away anything leaves all in doubt, also what comes`() {
    prediction.doubtAll()
    begin(4)
    show(4)
    expect([])
    atRest()
    expect([1, 2, 3])
  }

  @Test mutating func `a link that only leaves does not take away what comes after it`() {
    prediction.doubtWhatIsThere()
    begin(4)
    show(4)
    begin(5, within: 4)
    show(5)
    expect([4, 5])
  }

  @Test mutating func `but what comes where it may take away the place, or within what it may end`()
  {
    prediction.doubtWhatIsThere()
    begin(4, staysInPlace: false)
    show(4)
    begin(5, within: 1)
    show(5)
    // Whatever else.
    begin(6, within: 7)
    show(6)
    expect([])
  }

  @Test mutating func `a flow that ends may take along those around and within it`() {
    prediction.doubt(around: 2)
    expect([3])
    atRest()
    prediction.doubt(around: 3)
    expect([1, 2])
  }

  @Test mutating func `going back takes away screens alone`() {
    prediction.doubtScreens()
    #expect(prediction.flowsThatMustRun == [1, 2, 3])
    #expect(prediction.screensThatMustBeThere == [])
  }

  @Test mutating func `a link that waits may end anything at any time`() {
    atRest(isMoreToCome: true)
    begin(4)
    show(4)
    expect([])
  }

  @Test mutating func `a screen of the root's own stays as a flow does`() {
    prediction.doubtWhatIsThere()
    prediction.ask(for: 40, of: 0)
    prediction.show(40, of: 0)
    #expect(prediction.screensThatMustBeThere == [40])
  }
}
