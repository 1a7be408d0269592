import Testing
import UIKit

/// Row C6.
@MainActor @Suite struct WindowTests {
  let journal = Journal()
  let stage = Stage()

  private func make(_ name: String) -> RecordingController { RecordingController(name, journal) }

  @Test("C6 the root appears with makeKeyAndVisible, not animated")
  func visible() {
    let root = make("A")
    stage.run { stage.window.rootViewController = root }
    #expect(journal.take() == [])
    stage.run { stage.window.makeKeyAndVisible() }
    stage.settle()
    #expect(
      journal.take(with: [.animated]) == ["A viewWillAppear at once", "A viewDidAppear at once"])
    #expect(root.view.window === stage.window)
    #expect(stage.window.isKeyWindow)
    #expect(!stage.window.isHidden)
  }

  @Test("C6 a root set on a visible window appears too")
  func late() {
    stage.run { stage.window.makeKeyAndVisible() }
    stage.perform { stage.window.rootViewController = make("A") }
    #expect(journal.take() == ["A viewWillAppear", "A viewDidAppear"])
  }

  @Test("C6 another root: the old one disappears and is released")
  func swap() {
    weak var old: RecordingController?
    do {
      let root = make("A")
      old = root
      stage.show(root)
    }
    stage.settle()
    _ = journal.take()
    stage.perform { stage.window.rootViewController = make("B") }
    journal.expectBalance(visible: ["B"])
    #expect(
      journal.take(of: "A", with: [.animated]).allSatisfy { $0.hasSuffix("at once") })
    #expect(old == nil)
    #expect(stage.faults == [])
  }

  private final class LeavingScreen: UIViewController {
    var onWillDisappear: (UIViewController) -> Void = { _ in }
    var onDidDisappear: (UIViewController) -> Void = { _ in }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      onWillDisappear(self)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      onDidDisappear(self)
    }
  }

  @Test(
    "C6 another root: the old one has left the window when it has disappeared, and presents nothing there"
  )
  func leavesWindow() {
    let old = LeavingScreen()
    stage.show(old)
    var windows: [UIWindow?] = []
    old.onWillDisappear = { windows.append($0.view.window) }
    old.onDidDisappear = {
      windows.append($0.view.window)
      $0.present(UIViewController(), animated: true)
    }
    stage.perform { stage.window.rootViewController = make("B") }
    #expect(windows == [stage.window, nil])
    #expect(old.presentedViewController == nil)
    #expect(stage.faults.count == 1)
  }

  @Test("C6 what the old root presents as it is to disappear goes with it")
  func presentsAsItGoes() {
    let old = LeavingScreen()
    stage.show(old)
    weak var sheet: UIViewController?
    old.onWillDisappear = {
      let presented = UIViewController()
      sheet = presented
      $0.present(presented, animated: false)
    }
    stage.perform { stage.window.rootViewController = make("B") }
    journal.expectBalance(visible: ["B"])
    #expect(old.presentedViewController == nil)
    #expect(sheet == nil)
  }

  @Test("C6 dismissed first, what the old root presented is released too")
  func dismissFirst() {
    weak var sheet: RecordingController?
    stage.show(make("A"))
    stage.perform {
      let presented = make("S")
      sheet = presented
      stage.window.rootViewController?.present(presented, animated: true)
    }
    stage.perform { stage.window.rootViewController?.dismiss(animated: false) }
    stage.perform { stage.window.rootViewController = make("B") }
    #expect(sheet == nil)
    #expect(stage.faults == [])
    journal.expectBalance(visible: ["B"])
  }

  @Test("C6 a root swapped while it presents is a fault in strict mode", arguments: [true, false])
  func swapWhilePresenting(isStrict: Bool) {
    let stage = Stage(isStrict: isStrict)
    let (root, sheet) = (make("A"), make("S"))
    stage.show(root)
    stage.perform { root.present(sheet, animated: true) }
    stage.perform { stage.window.rootViewController = make("B") }
    #expect(stage.faults.count == (isStrict ? 1 : 0))
    #expect(stage.faults.allSatisfy { $0.contains("dismiss first") })
    journal.expectBalance(visible: ["B"])
    #expect(sheet.presentingViewController == nil)
  }

  @Test("C6 the same in the middle of a transition", arguments: Moment.allCases)
  func swapMidway(moment: Moment) {
    let stack = RecordingStack("nav", journal, [make("A"), make("B")])
    let sheet = make("S")
    stage.show(stack)
    switch moment {
    case .presenting: break
    case .pushing, .swipingBack: break
    case .dismissing, .swipingDown: stage.perform { stack.present(sheet, animated: true) }
    }
    switch moment {
    case .presenting: stage.run { stack.present(sheet, animated: true) }
    case .dismissing: stage.run { sheet.dismiss(animated: true) }
    case .swipingDown: stage.userBeginsSwipeDown(on: sheet)
    case .pushing: stage.run { stack.pushViewController(sheet, animated: true) }
    case .swipingBack: stage.userBeginsSwipeBack(in: stack)
    }
    stage.pass(0.1)
    stage.run { stage.window.rootViewController = make("C") }
    stage.userEndsSwipeDown(on: sheet, completed: false)
    stage.userEndsSwipeBack(in: stack, completed: false)
    stage.settle()
    journal.expectBalance(visible: ["C"])
  }

  enum Moment: CaseIterable { case presenting, dismissing, swipingDown, pushing, swipingBack }

  @Test("C6 a window that is hidden and shown again: its root goes and comes")
  func hidden() {
    stage.show(make("A"))
    stage.perform { stage.window.isHidden = true }
    journal.expectBalance(visible: [])
    stage.perform { stage.window.isHidden = false }
    journal.expectBalance(visible: ["A"])
  }

  @Test("C4 a window that its app lets go of: its root goes, and can come again in another")
  func released() {
    let root = make("A")
    stage.run {
      var window: UIWindow? = UIWindow(frame: .zero)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      #expect(journal.take() == ["A viewWillAppear", "A viewDidAppear"])
      window = nil
    }
    #expect(journal.take() == ["A viewWillDisappear", "A viewDidDisappear"])
    #expect(root.view.window == nil)
    #expect(root.view.superview == nil)
    stage.show(root)
    #expect(journal.take() == ["A viewWillAppear", "A viewDidAppear"])
  }

  @Test("C6 no root at all")
  func none() {
    stage.show(make("A"))
    stage.perform { stage.window.rootViewController = nil }
    journal.expectBalance(visible: [])
  }
}
