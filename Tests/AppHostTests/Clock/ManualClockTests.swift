import AppHost
import Testing

@MainActor struct ManualClockTests {
  private let clock = ManualClock()

  @Test func `it stands still`() {
    var count = 0
    clock.schedule(after: 0) { count += 1 }
    #expect(clock.now == 0)
    #expect(count == 0)
    #expect(!clock.isIdle)
  }

  @Test func `what is due is done at its own time, in order`() {
    var log: [String] = []
    clock.schedule(after: 2) { [clock] in log.append("2 at \(clock.now)") }
    clock.schedule(after: 1) { [clock] in log.append("1 at \(clock.now)") }
    clock.schedule(after: 1) { [clock] in log.append("1 again at \(clock.now)") }
    clock.advance(by: 1.5)
    #expect(log == ["1 at 1.0", "1 again at 1.0"])
    #expect(clock.now == 1.5)
    clock.advance(by: 1)
    #expect(log.last == "2 at 2.0")
    #expect(clock.isIdle)
  }

  @Test func `what is scheduled on the way is done on the way`() {
    var log: [Double] = []
    clock.schedule(after: 1) { [clock] in
      log.append(clock.now)
      clock.schedule(after: 1) { log.append(clock.now) }
    }
    clock.advance(by: 5)
    #expect(log == [1, 2])
  }

  @Test func `a time that is past is now`() {
    var count = 0
    clock.schedule(after: -5) { count += 1 }
    clock.advance(by: 0)
    #expect(count == 1)
    #expect(clock.now == 0)
  }

  @Test func `running until idle is bounded`() {
    func again() { clock.schedule(after: 1) { again() } }
    again()
    #expect(clock.runUntilIdle(limit: 10) == false)
    #expect(clock.now == 10)
    #expect(ManualClock().runUntilIdle())
  }
}
