import Testing
import UIKit

/// Rows C1, C5 and C10.
@MainActor @Suite struct LoadingTests {
  let journal = Journal()

  @Test("C1 view is loaded on first use, once; isViewLoaded and viewIfLoaded do not load")
  func view() {
    let screen = RecordingController("A", journal)
    #expect(!screen.isViewLoaded)
    #expect(screen.viewIfLoaded == nil)
    #expect(journal.take(.loading) == [])
    let view = screen.view
    #expect(journal.take(.loading) == ["A loadView", "A viewDidLoad"])
    #expect(screen.isViewLoaded)
    #expect(screen.viewIfLoaded === view)
    #expect(screen.view === view)
    screen.loadViewIfNeeded()
    #expect(journal.take(.loading) == [])
  }

  @Test("C1 loadViewIfNeeded loads")
  func ifNeeded() {
    let screen = RecordingController("A", journal)
    screen.loadViewIfNeeded()
    #expect(screen.isViewLoaded)
    #expect(journal.take(.loading, .appearance) == ["A loadView", "A viewDidLoad"])
  }

  @Test("C5 viewIsAppearing comes once between the two, with the view in the hierarchy")
  func root() {
    let stage = Stage()
    let screen = RecordingController("A", journal)
    var windows: [String: Bool] = [:]
    screen.reactions[.viewIsAppearing] = { [unowned screen] in
      windows["viewIsAppearing"] = screen.view.window != nil
    }
    stage.show(screen)
    stage.settle()
    #expect(
      journal.take(.appearance, .isAppearing) == [
        "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear",
      ])
    #expect(windows == ["viewIsAppearing": true])
  }

  @Test("C5 also for what is pushed and presented", arguments: [true, false], [true, false])
  func shown(pushed: Bool, animated: Bool) {
    let app = StackFixture("A")
    let screen = app.make("B")
    var isInWindow = false
    screen.reactions[.viewIsAppearing] = { [unowned screen] in
      isInWindow = screen.view.window != nil
    }
    app.stage.run {
      if pushed {
        app.stack.pushViewController(screen, animated: animated)
      } else {
        app.stack.present(screen, animated: animated)
      }
    }
    app.stage.settle()
    #expect(
      app.journal.take(.appearance, .isAppearing, with: [.animated])
        .filter { $0.hasPrefix("B") } == [
          "B viewWillAppear \(animated ? "animated" : "at once")",
          "B viewIsAppearing \(animated ? "animated" : "at once")",
          "B viewDidAppear \(animated ? "animated" : "at once")",
        ])
    #expect(isInWindow)
  }

  @Test("C10 title goes to the navigation item")
  func title() {
    let screen = UIViewController()
    screen.title = "Photos"
    #expect(screen.navigationItem.title == "Photos")
    screen.navigationItem.title = "Pictures"
    #expect(screen.title == "Photos")
    screen.title = "Quotes"
    #expect(screen.navigationItem.title == "Quotes")
    let early = UIViewController()
    _ = early.navigationItem
    early.title = "Early"
    #expect(early.navigationItem.title == "Early")
  }
}
