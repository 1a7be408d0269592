import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What hurt the users of other libraries, F8: a link to app → tab → page → detail where one step
/// cannot be taken fails with that step's name, and the app is as it was.
@MainActor struct LinkFieldTests {
  private static let link: Link = [.tab("right"), .page("Page"), .flow("Detail"), "sold out"]

  @Test("F8: a step that nobody knows, in either direction", arguments: [true, false], 0..<4)
  func unknown(isPresented: Bool, position: Int) throws {
    let scene = try LinkScene(hasTabs: true)
    let right = try #require(scene.flow("right"))
    if isPresented { right.presentation = .present(from: try #require(scene.tabs)) }
    scene.open([.tab("left"), .page("L")])
    let before = scene.state
    var link = Self.link
    link.steps[position] = "nowhere"
    let known = position == 3 ? "nowhere" : link.steps[position]
    #expect(scene.open(link) == .failed(LinkFailure(known, .unknown(to: "Guide"))))
    #expect(scene.state == before)
    #expect(scene.user.title == "L")
    link.steps.removeSubrange(position...)
    // As far as it can be taken it can.
    #expect(scene.open(link) == .opened)
    #expect(scene.root.link.steps.starts(with: link.steps))
    #expect(scene.stage.faults == [])
  }

  /// Why a step fails on the way only.
  enum Trouble: String, CaseIterable, CustomTestStringConvertible {
    case flowEndsAtOnce, screenIsShownAlready, stackWithinAStack
    var testDescription: String { rawValue }
  }

  @Test(
    "F8: a step that fails on the way takes back what was opened", arguments: [true, false],
    Trouble.allCases)
  func onTheWay(isPresented: Bool, trouble: Trouble) throws {
    let scene = try LinkScene(hasTabs: true)
    let right = try #require(scene.flow("right"))
    if isPresented { right.presentation = .present(from: try #require(scene.tabs)) }
    right.ways = { [weak tabs = scene.tabs] guide, step, _ in
      guard step == "sold out" else { return nil }
      switch trouble {
      case .flowEndsAtOnce:
        let child = guide.child("S")
        child.onStart = { $0.cancel() }
        return .start(child)
      case .screenIsShownAlready: return .show(tabs?.viewControllers?.first ?? UIViewController())
      case .stackWithinAStack: return .show(UINavigationController())
      }
    }
    scene.open([.tab("left"), .page("L")])
    let before = scene.state
    let outcome = scene.open(Self.link)
    guard case .failed(let failure) = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
    #expect(failure.step == "sold out")
    #expect(scene.state == before)
    #expect(scene.user.title == "L")
    #expect(scene.stage.faults == [])
  }

  @Test("F8: it says in words where it has stopped and why")
  func words() throws {
    let scene = try LinkScene(hasTabs: true)
    #expect(
      scene.plan([.tab("right"), .page("Page"), "nowhere"]) == """
        tab right › page Page › nowhere
          select tab right (Guide)
          show UIViewController for page Page (Guide)
          stop at nowhere: Guide does not know this step.
        """)
    let outcome = scene.open([.tab("middle"), .page("Page")])
    #expect(outcome == .failed(LinkFailure(.tab("middle"), .refused("There is no such tab."))))
    guard case .failed(let failure)? = outcome else { return }
    #expect("\(failure)" == "tab middle: There is no such tab.")
  }
}
