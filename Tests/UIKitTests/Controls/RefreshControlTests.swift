import Testing
import UIKit

@MainActor @Suite("Refresh controls") struct RefreshControlTests {
  @Test("U8 pulled, it tells of it, and shows until it is ended")
  func pull() {
    let scrollView = UIScrollView()
    let stage = Stage(showing: scrollView)
    #expect(!scrollView.userRefreshes())
    let control = UIRefreshControl()
    let log = Log()
    control.addAction(log.action("load"), for: .valueChanged)
    scrollView.refreshControl = control
    #expect(scrollView.userRefreshes())
    #expect(log.lines == ["load"])
    #expect(control.isRefreshing)
    #expect(!scrollView.userRefreshes())
    control.endRefreshing()
    #expect(!control.isRefreshing)
    #expect(scrollView.userRefreshes())
    #expect(log.lines == ["load", "load"])
    withExtendedLifetime(stage) {}
  }

  @Test("U8 begun by code, it tells of nothing")
  func code() {
    let control = UIRefreshControl()
    let log = Log()
    control.addAction(log.action("load"), for: .valueChanged)
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(log.lines.isEmpty)
  }

  @Test("A scroll view lets go of the control before")
  func replacement() {
    let scrollView = UIScrollView()
    let first = UIRefreshControl()
    scrollView.refreshControl = first
    #expect(first.superview === scrollView)
    scrollView.refreshControl = UIRefreshControl()
    #expect(first.superview == nil)
    scrollView.refreshControl = nil
    #expect(scrollView.subviews.isEmpty)
  }

  @Test("A table controller's is its table's")
  func tableController() {
    let controller = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
  }
}
