import Testing
import UIKit

/// Rows N18 (what is shown) and N23.
@MainActor @Suite struct NavigationBarTests {
  let journal = Journal()

  @Test("N23 what changes in the navigation item is on screen at once")
  func item() throws {
    let screen = RecordingController("A", journal)
    let seen = try SeenApp(UINavigationController(rootViewController: screen))
    seen.run { screen.title = "Photos" }
    #expect(seen.titles == ["Photos"])
    seen.run { screen.navigationItem.title = "Pictures" }
    #expect(seen.titles == ["Pictures"])
    seen.run { screen.navigationItem.prompt = "Choose one" }
    #expect(seen.prompts == ["Choose one"])
    seen.run {
      screen.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(title: "Sign In", style: .plain, target: nil, action: nil)
      ]
    }
    #expect(seen.buttons == ["Sign In"])
    seen.run { screen.navigationItem.rightBarButtonItem?.title = "Sign Out" }
    #expect(seen.buttons == ["Sign Out"])
    seen.run { screen.navigationItem.rightBarButtonItem = nil }
    #expect(seen.buttons == [])
  }

  @Test("N23 setNavigationBarHidden hides the bar at once", arguments: [true, false])
  func hidden(animated: Bool) throws {
    let screen = RecordingController("A", journal)
    let stack = UINavigationController(rootViewController: screen)
    let seen = try SeenApp(stack)
    seen.run { screen.title = "Photos" }
    #expect(seen.titles == ["Photos"])
    seen.run { stack.setNavigationBarHidden(true, animated: animated) }
    #expect(stack.isNavigationBarHidden)
    #expect(seen.titles == [])
    seen.run { stack.isNavigationBarHidden = false }
    #expect(seen.titles == ["Photos"])
  }

  @Test("N23 the back button follows the titles below")
  func backButton() throws {
    let below = RecordingController("A", journal)
    let stack = UINavigationController(rootViewController: below)
    stack.pushViewController(RecordingController("B", journal), animated: false)
    let seen = try SeenApp(stack)
    #expect(seen.backButtons == ["Back"])
    seen.run { below.title = "Photos" }
    #expect(seen.backButtons == ["Photos"])
    seen.run { stack.topViewController?.navigationItem.hidesBackButton = true }
    #expect(seen.backButtons == [])
  }
}
