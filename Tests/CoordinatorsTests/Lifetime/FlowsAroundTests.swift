import AppHost
import Testing
import UIKit

@testable import Coordinators

/// What a flow keeps of those around it: what a walk outwards would find.
@MainActor @Suite struct FlowsAroundTests {
  private let outer = Coordinator()
  private let middle = Coordinator()
  private let inner = Coordinator()
  private let window: UIWindow

  init() {
    let application = UIApplication(clock: ManualClock())
    window = Session.enter(application) { UIWindow(frame: .zero) }
    // As an app builds it that starts the middle one by itself.
    middle.flow.children = [inner]
    inner.flow.begin(within: middle.flow)
  }

  private func join() {
    outer.flow.children = [middle]
    middle.flow.begin(within: outer.flow)
  }

  @Test("one that comes to run within another brings along what runs within it")
  func joins() {
    outer.flow.presentation = .root(of: window)
    outer.flow.hasShown = true
    join()
    for flow in [middle.flow, inner.flow] {
      #expect(flow.outermost === outer.flow)
      #expect(flow.nearestWithPresentation === outer.flow)
      #expect(flow.nearestThatHasShown === outer.flow)
    }
  }

  @Test("how one is shown may be said when others run within it already")
  func presentedLate() {
    join()
    #expect(inner.flow.nearestWithPresentation == nil)
    #expect(inner.flow.outermost === outer.flow)
    middle.flow.presentation = .root(of: window)
    #expect(inner.flow.nearestWithPresentation === middle.flow)
    #expect(inner.flow.outermost === middle.flow)
    middle.flow.presentation = nil
    #expect(inner.flow.nearestWithPresentation == nil)
    #expect(inner.flow.outermost === outer.flow)
  }

  @Test("one that shows something, or begins anew, is the nearest of those within that have not")
  func shows() {
    join()
    let innermost = Coordinator()
    inner.flow.children = [innermost]
    innermost.flow.begin(within: inner.flow)
    outer.flow.hasShown = true
    #expect(innermost.flow.nearestThatHasShown === outer.flow)
    inner.flow.hasShown = true
    middle.flow.hasShown = true
    #expect(innermost.flow.nearestThatHasShown === inner.flow)
    #expect(inner.flow.nearestThatHasShown === inner.flow)
    inner.flow.hasShown = false
    #expect(innermost.flow.nearestThatHasShown === middle.flow)
    middle.flow.hasShown = false
    #expect(innermost.flow.nearestThatHasShown === outer.flow)
  }

  @Test("what ends leaves what it has to the nearest that is live, whichever end first")
  func heirs() {
    join()
    outer.flow.hasShown = true
    inner.flow.decide(.finished)
    #expect(inner.flow.heir === middle.flow)
    middle.flow.decide(.finished)
    #expect(inner.flow.heir === outer.flow)
    #expect(middle.flow.heir === outer.flow)
    outer.flow.decide(.finished)
    #expect(inner.flow.heir == nil)
    #expect(middle.flow.heir == nil)
    // Until they are told they hold their coordinators.
    for coordinator in [inner, middle, outer] { coordinator.flow.tellEnd() }
  }

  @Test("one that is released is around nobody")
  func released() {
    outer.flow.presentation = .root(of: window)
    join()
    outer.flow.wasReleased()
    #expect(middle.flow.outermost === middle.flow)
    #expect(inner.flow.outermost === middle.flow)
    #expect(inner.flow.nearestWithPresentation == nil)
  }
}
