import UIKit

/// What UIKit tells nobody, for those who listen to a trace: each look asks for it.
extension Supervisor {
  func traceWhatUIKitKeepsToItself() {
    // What is being started may do something by UIKit itself, which is its own.
    guard starting.isEmpty else { return }
    let changes =
      selectedTabs.changes(in: tabBarsSeen, of: self)
      + appPresentations.changes(in: windowsSeen, of: self)
    // Told afterwards: who hears of it may act on it.
    for change in changes { trace.note { change } }
  }

  /// Whoever listens from now on hears of what is selected since.
  func forgetSelectedTabs() {
    selectedTabs = SelectedTabs()
    noteNewTabBars()
  }

  /// Before the user can select another tab.
  func noteNewTabBars() { selectedTabs.noteNew(tabBarsSeen) }

  /// The tab bars that flows have shown, and those of the app's own around their stacks.
  private var tabBarsSeen: [UITabBarController] {
    var found = tabBars.compactMap(\.object)
    for stack in polledStacks.elements {
      guard let around = stack.navigationController?.tabBarController, !found.holds(around) else {
        continue
      }
      found.append(around)
    }
    return found
  }

  /// The windows of what a look is about.
  private var windowsSeen: [UIWindow] {
    var windows: [UIWindow] = []
    func add(_ controller: UIViewController?) {
      guard let window = controller?.showingWindow, !windows.holds(window) else { return }
      windows.append(window)
    }
    for stack in polledStacks.elements { add(stack.navigationController) }
    for screen in touchedScreens.elements { add(screen.controller) }
    return windows
  }
}
