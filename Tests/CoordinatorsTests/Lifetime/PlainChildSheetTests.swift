import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A plain child presents a stack of its own from the one that it was given: its parent goes on on that.
@MainActor struct PlainChildSheetTests {
  enum Act: CaseIterable { case show, back, flow, step }

  private final class Child: Coordinator {
    private let stack: UINavigationController
    private let (style, isAnimated): (UIModalPresentationStyle, Bool)

    init(_ stack: UINavigationController, _ style: UIModalPresentationStyle, animated: Bool) {
      self.stack = stack
      (self.style, isAnimated) = (style, animated)
      super.init()
    }

    override func start() {
      let page = UIViewController()
      page.title = "Child"
      let sheet = UINavigationController(rootViewController: page)
      sheet.modalPresentationStyle = style
      stack.present(sheet, animated: isAnimated)
    }
  }

  @Test(
    "what the parent does it does on its own stack", arguments: Lines.allCases, Act.allCases)
  func goesOn(lines: Lines, act: Act) throws {
    for (isFull, animated) in [(true, true), (true, false), (false, true), (false, false)] {
      let stage = try Stage()
      let main = try #require(stage.begin("main", ["A", "B"]).object)
      main.ways = { [unowned stage] _ in .show(stage.page("Next")) }
      let style: UIModalPresentationStyle = isFull ? .fullScreen : .pageSheet
      stage.run {
        let child = Child(stage.stack, style, animated: animated)
        child.didFinish = { [ledger = stage.ledger] _ in ledger.ends.append("child") }
        lines.begin(child, within: main)
      }
      stage.settle()
      #expect(stage.user.title == "Child")
      var outcome: LinkOutcome?
      stage.run {
        switch act {
        case .show: main.show("Next")
        case .back: main.goBack()
        case .flow: stage.begin("flow", ["Next"], within: main, settles: false)
        case .step: main.take("next") { outcome = $0 }
        }
      }
      stage.settle()
      if act == .step { #expect(outcome == .opened) }
      #expect(stage.titles() == ["Home", "A"] + (act == .back ? [] : ["B", "Next"]))
      let sheet = stage.stack.presentedViewController as? UINavigationController
      #expect(stage.titles(of: sheet) == ["Child"])
      #expect(stage.ends == [])
      #expect(stage.faults == [])
    }
  }
}
