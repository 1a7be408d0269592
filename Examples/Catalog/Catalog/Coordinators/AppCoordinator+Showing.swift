import UIKit

extension AppCoordinator {
  /// What an exhibit asked for, ready to be presented. What becomes of it is told to the exhibit.
  ///
  /// - Parameter button: what a popover comes from.
  func controller(
    for showing: Showing, from exhibit: ShowingExhibit, at button: UIView
  ) -> UIViewController {
    switch showing {
    case .alert: return alert(.alert, for: exhibit)
    case .actionSheet:
      let sheet = alert(.actionSheet, for: exhibit)
      // Where there is room it is a popover, which has to come from somewhere.
      sheet.popoverPresentationController?.sourceView = button
      return sheet
    case .prompt: return prompt(for: exhibit)
    case .sheet: return note(showing, for: exhibit)
    case .heights:
      let sheet = note(showing, for: exhibit)
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      return sheet
    case .popover:
      let popover = note(showing, for: exhibit)
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.sourceView = button
      return popover
    case .fullScreen:
      let screen = note(showing, for: exhibit)
      screen.modalPresentationStyle = .fullScreen
      return screen
    case .curtain:
      let screen = note(showing, for: exhibit)
      screen.modalPresentationStyle = .custom
      screen.transitioningDelegate = curtain
      curtain.didMove = { [weak exhibit] isDown in
        exhibit?.report("The curtain is \(isDown ? "down" : "up").")
      }
      return screen
    case .activities:
      let activities = UIActivityViewController(
        activityItems: ["A word worth sharing"], applicationActivities: nil)
      activities.popoverPresentationController?.sourceView = button
      return activities
    case .tabs: return tabs(for: exhibit)
    case .columns: return columns(for: exhibit)
    case .next:
      let screen = NoteViewController.instantiate()
      screen.title = showing.rawValue
      screen.text = "The way back is called as the screen before wants it."
      return screen
    case .deeper: return level(1, above: exhibit)
    }
  }

  private func alert(
    _ style: UIAlertController.Style, for exhibit: ShowingExhibit
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete the letter?", message: "It cannot be brought back.", preferredStyle: style)
    let answers: [(String, UIAlertAction.Style)] = [
      ("Delete", .destructive), ("Keep a copy", .default), ("Cancel", .cancel),
    ]
    for (title, style) in answers {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [weak exhibit] _ in
          exhibit?.report("\(title) was chosen.")
        })
    }
    return alert
  }

  private func prompt(for exhibit: ShowingExhibit) -> UIAlertController {
    let alert = UIAlertController(title: "Your name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let enter = UIAlertAction(title: "Enter", style: .default) { [weak exhibit, weak alert] _ in
      exhibit?.report("The name is \(alert?.textFields?.first?.text ?? "").")
    }
    alert.addAction(enter)
    alert.preferredAction = enter
    return alert
  }

  private func note(_ showing: Showing, for exhibit: ShowingExhibit) -> UIViewController {
    let note = NoteViewController.instantiate()
    note.title = showing.rawValue
    note.text = "This lies over what was there before."
    note.didFinish = { [weak self, weak exhibit] in
      self?.hide(showing, for: exhibit)
    }
    return UINavigationController(rootViewController: note)
  }

  private func tabs(for exhibit: ShowingExhibit) -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = [("First", "star"), ("Second", "heart"), ("Third", "leaf")].map {
      title, symbol in
      let stack = note(.tabs, for: exhibit) as? UINavigationController
      stack?.topViewController?.title = title
      let child = stack ?? UINavigationController()
      child.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
      return child
    }
    tabs.viewControllers?.last?.tabBarItem.badgeValue = "3"
    tabs.modalPresentationStyle = .fullScreen
    return tabs
  }

  private func columns(for exhibit: ShowingExhibit) -> UIViewController {
    let split = UISplitViewController(style: .doubleColumn)
    let secondary = NoteViewController.instantiate()
    secondary.title = "Letter"
    secondary.text = "Choose a letter beside this."
    let primary = LettersViewController.instantiate()
    primary.didFinish = { [weak self, weak exhibit] in self?.hide(.columns, for: exhibit) }
    columns.hasChosen = false
    split.delegate = columns
    primary.didShowLetter = { [weak self, weak split] letter in
      self?.columns.hasChosen = true
      let screen = NoteViewController.instantiate()
      screen.title = letter
      screen.text = "Dear \(letter)"
      split?.showDetailViewController(
        UINavigationController(rootViewController: screen), sender: nil)
    }
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    split.modalPresentationStyle = .fullScreen
    return split
  }

  private func level(_ number: Int, above exhibit: UIViewController) -> UIViewController {
    let screen = LevelViewController.instantiate()
    screen.number = number
    screen.didGoDeeper = { [weak self, weak exhibit] in
      guard let self, let exhibit else { return }
      rootViewController.pushViewController(level(number + 1, above: exhibit), animated: true)
    }
    screen.didGoUp = { [weak self, weak exhibit] in
      guard let self, let exhibit else { return }
      rootViewController.popToViewController(exhibit, animated: true)
    }
    return screen
  }

  private func hide(_ showing: Showing, for exhibit: ShowingExhibit?) {
    rootViewController.dismiss(animated: true)
    exhibit?.report("\(showing.rawValue) was closed.")
  }
}
