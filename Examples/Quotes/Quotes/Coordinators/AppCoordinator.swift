import Coordinators
import UIKit

/// The pattern's first step: one coordinator, three screens. The screens know neither each other nor
/// the coordinator; it alone decides what is shown and when.
final class AppCoordinator: Coordinator {
  private let settings: Settings
  private let list = QuoteListViewController.instantiate()

  init(settings: Settings) {
    self.settings = settings
    super.init()
  }

  override func start() {
    list.quotes = Quote.all.sorted(by: settings.order)
    list.didShowQuote = { [weak self] quote in self?.showQuote(quote) }
    list.didShowSettings = { [weak self] in self?.showSettings() }
    show(list, animated: false)
    flowNavigationController?.navigationBar.prefersLargeTitles = true
  }

  private func showQuote(_ quote: Quote) {
    let screen = QuoteViewController.instantiate()
    screen.quote = quote
    show(screen)
  }

  private func showSettings() {
    let screen = SettingsViewController.instantiate()
    screen.order = settings.order
    screen.didChangeOrder = { [weak self, weak screen] order in
      self?.apply(order, from: screen)
    }
    screen.didHide = { [weak self] in self?.goBack() }
    present(UINavigationController(rootViewController: screen))
  }

  private func apply(_ order: QuoteOrder, from screen: SettingsViewController?) {
    list.quotes = Quote.all.sorted(by: order)
    do {
      try settings.save(order)
      screen?.navigationItem.prompt = nil
    } catch {
      screen?.navigationItem.prompt = "This setting lasts until you leave: it cannot be saved."
    }
  }
}
