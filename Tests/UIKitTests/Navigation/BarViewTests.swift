import Testing
import UIKit

/// Row N23 for the app's own views in bars: they are in the bar that shows them, and so on screen.
@MainActor @Suite struct BarViewTests {
  private let stage = Stage()
  private let screen = UIViewController()
  private let stack: UINavigationController

  init() {
    let screen = screen
    stack = stage.run { UINavigationController(rootViewController: screen) }
    stage.show(stack)
    stage.settle()
  }

  private func isInBar(_ view: UIView) -> Bool {
    view.window === stage.window && view.isDescendant(of: stack.navigationBar)
  }

  @Test("N23 a title view is in the navigation bar as long as the bar shows it")
  func titleView() {
    let old = UILabel()
    let new = UILabel()
    stage.perform { screen.navigationItem.titleView = old }
    #expect(isInBar(old))
    stage.perform { screen.navigationItem.titleView = new }
    #expect(old.window == nil)
    #expect(isInBar(new))
    stage.perform { screen.navigationItem.titleView = nil }
    #expect(new.window == nil)
  }

  @Test(
    "N23 a custom view is in the navigation bar as long as its item is",
    arguments: [true, false])
  func customView(isLeft: Bool) {
    let view = UIView()
    let item = UIBarButtonItem(customView: view)
    stage.perform {
      if isLeft {
        screen.navigationItem.leftBarButtonItem = item
      } else {
        screen.navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), item]
      }
    }
    #expect(isInBar(view))
    let other = UIView()
    stage.perform { item.customView = other }
    #expect(view.window == nil)
    #expect(isInBar(other))
    stage.perform {
      screen.navigationItem.leftBarButtonItem = nil
      screen.navigationItem.rightBarButtonItems = nil
    }
    #expect(other.window == nil)
  }

  @Test("N23 a group's custom views are in the navigation bar unless it is hidden")
  func groups() {
    let view = UIView()
    let group = UIBarButtonItem(customView: view).creatingFixedGroup()
    stage.perform { screen.navigationItem.trailingItemGroups = [group] }
    #expect(isInBar(view))
    stage.perform { group.isHidden = true }
    #expect(view.window == nil)
  }

  @Test("N23 the bar holds the views of the screen on top", arguments: [true, false])
  func changesOfTheStack(animated: Bool) {
    let below = UILabel()
    stage.perform { screen.navigationItem.titleView = below }
    let next = UIViewController()
    let above = UILabel()
    next.navigationItem.titleView = above
    stage.perform { stack.pushViewController(next, animated: animated) }
    #expect(below.window == nil)
    #expect(isInBar(above))
    stage.perform { _ = stack.popViewController(animated: animated) }
    #expect(isInBar(below))
    #expect(above.window == nil)
  }

  @Test("N15 after a swipe back that was let go of, the bar holds what it held")
  func swipe() {
    let below = UILabel()
    let next = UIViewController()
    let above = UILabel()
    next.navigationItem.titleView = above
    stage.perform {
      screen.navigationItem.titleView = below
      stack.pushViewController(next, animated: false)
    }
    stage.userBeginsSwipeBack(in: stack)
    stage.userEndsSwipeBack(in: stack, completed: false)
    stage.settle()
    #expect(isInBar(above))
    #expect(below.window == nil)
  }

  @Test("N13 a stack that is off screen has the views in its bar once it is on screen")
  func offScreen() {
    let tabs = UITabBarController()
    let other = UINavigationController(rootViewController: UIViewController())
    let view = UILabel()
    stage.perform { tabs.viewControllers = [stack, other] }
    stage.show(tabs)
    stage.settle()
    stage.perform {
      let next = UIViewController()
      next.navigationItem.titleView = view
      other.pushViewController(next, animated: false)
    }
    #expect(view.window == nil)
    stage.perform { tabs.selectedIndex = 1 }
    #expect(view.window === stage.window)
    #expect(view.isDescendant(of: other.navigationBar))
  }

  @Test("N23 custom views of the toolbar's items are in the toolbar while it is shown")
  func toolbar() {
    let view = UIView()
    stage.perform { screen.toolbarItems = [UIBarButtonItem(customView: view)] }
    #expect(view.window == nil)
    stage.perform { stack.isToolbarHidden = false }
    #expect(view.window === stage.window)
    #expect(view.isDescendant(of: stack.toolbar))
    stage.perform { stack.pushViewController(UIViewController(), animated: true) }
    #expect(view.window == nil)
  }

  @Test("N23 bars without a stack hold the views of their items")
  func barsByThemselves() {
    let title = UILabel()
    let view = UIView()
    let bar = UINavigationBar()
    let toolbar = UIToolbar()
    stage.perform {
      screen.view.addSubview(bar)
      screen.view.addSubview(toolbar)
      let item = UINavigationItem(title: "Top")
      item.titleView = title
      bar.items = [item]
      toolbar.items = [UIBarButtonItem(customView: view)]
    }
    #expect(title.isDescendant(of: bar))
    #expect(view.isDescendant(of: toolbar))
    #expect(title.window === stage.window)
    stage.perform {
      bar.pushItem(UINavigationItem(title: "Above"), animated: false)
      toolbar.items = nil
    }
    #expect(title.window == nil)
    #expect(view.window == nil)
  }

  @Test("N23 a field in a bar can be edited, and what it does not hear goes on to the stack")
  func responders() {
    let field = UITextField()
    stage.perform { screen.navigationItem.titleView = field }
    #expect(stage.run { field.becomeFirstResponder() })
    let chain = sequence(first: field as UIResponder) { $0.next }
    #expect(chain.contains { $0 === stack.navigationBar })
    #expect(chain.contains { $0 === stack })
    stage.perform { screen.navigationItem.titleView = nil }
    #expect(!field.isFirstResponder)
  }

  @Test("N23 a search bar can stand in place of the title")
  func searchBar() {
    let search = UISearchController(searchResultsController: nil)
    stage.perform { screen.navigationItem.titleView = search.searchBar }
    #expect(isInBar(search.searchBar))
    stage.perform { search.isActive = true }
    #expect(search.presentingViewController != nil)
    #expect(isInBar(search.searchBar))
  }

  @Test("N23 what the app has put elsewhere is left there")
  func elsewhere() {
    let view = UIView()
    stage.perform { screen.navigationItem.titleView = view }
    stage.perform {
      screen.navigationItem.titleView = nil
      screen.view.addSubview(view)
    }
    #expect(view.superview === screen.view)
    stage.perform { screen.navigationItem.titleView = view }
    stage.perform { screen.view.addSubview(view) }
    stage.perform { screen.navigationItem.titleView = nil }
    #expect(view.superview === screen.view)
  }

  @Test("a view that another takes the place of as it enters the bar does not stay there")
  func replacedOnEntering() {
    let final = UILabel()
    let item = screen.navigationItem
    let view = Entering { item.titleView = final }
    stage.perform { item.titleView = view }
    #expect(view.superview == nil)
    #expect(isInBar(final))
  }

  private final class Entering: UIView {
    private let didEnter: () -> Void

    init(didEnter: @escaping () -> Void) {
      self.didEnter = didEnter
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil { didEnter() }
    }
  }
}
