import AppHost
import HTTPTypes
import Testing
import UIKit
import WebHost

@Suite @MainActor struct `A list that code scrolls` {
  private func browser() -> Browser {
    Browser(app: App(name: "Numbers") { _ in NumbersDelegate() })
  }

  @Test func `is scrolled by the script, which hears of each time`() async throws {
    let browser = browser()
    let page = try await browser.page()
    #expect(!page.text.contains("data-goal"))
    for count in 1...2 {
      let page = try await browser.page()
      let reply = try await browser.post(page, "tap=\(page.button("Go"))", script: true)
      #expect(reply.text.contains(":\(count) center nearest instant"))
    }
    // The next page starts there as well.
    #expect(try await browser.page().text.contains(":2 center nearest instant"))
  }

  @Test func `is opened at the row without the script, and only by what scrolled it`() async throws
  {
    let browser = browser()
    for _ in 1...2 {
      let page = try await browser.page()
      let reply = try await browser.post(page, "tap=\(page.button("Go"))")
      #expect(reply.headers[.location]?.hasSuffix(".i-N500") == true)
      #expect(reply.headers[.location]?.hasPrefix("/#n-") == true)
    }
    let page = try await browser.page()
    let reply = try await browser.post(page, "tap=\(page.button("N500"))")
    #expect(reply.headers[.location] == "/")
  }

  @Test func `is the user's after a scroll by hand`() async throws {
    let browser = browser()
    var page = try await browser.page()
    _ = try await browser.post(page, "tap=\(page.button("Go"))")
    page = try await browser.page()
    let reply = try await browser.post(page, "scroll=\(page.button("Show more"))")
    #expect(reply.headers[.location]?.hasSuffix(".i-N500") == false)
    page = try await browser.page()
    #expect(!page.text.contains("data-goal"))
    #expect(page.text.contains(">N500</button>"))
  }
}

/// A thousand numbers, and a button that goes to the middle.
private final class NumbersViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Go",
      primaryAction: UIAction { [weak self] _ in
        self?.tableView.scrollToRow(
          at: IndexPath(row: 499, section: 0), at: .middle, animated: true)
      })
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    1000
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "N\(indexPath.row + 1)"
    cell.contentConfiguration = content
    cell.accessibilityIdentifier = content.text
    return cell
  }
}

private final class NumbersDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: NumbersViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
