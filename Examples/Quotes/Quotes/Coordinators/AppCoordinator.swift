import Coordinators
import UIKit

/// The pattern's first step: one coordinator, three screens. The screens know neither each other nor
/// the coordinator; it alone decides what is shown and when.
final class AppCoordinator: Coordinator {
  let rootViewController = UINavigationController()

  private var order = QuoteOrder.collected
  private let list = QuoteListViewController.instantiate()

  override func start() {
    list.quotes = Quote.all.sorted(by: order)
    list.didShowQuote = { [weak self] quote in self?.showQuote(quote) }
    list.didShowSettings = { [weak self] in self?.showSettings() }
    rootViewController.pushViewController(list, animated: false)
  }

  private func showQuote(_ quote: Quote) {
    let screen = QuoteViewController.instantiate()
    screen.quote = quote
    rootViewController.pushViewController(screen, animated: true)
  }

  private func showSettings() {
    let screen = SettingsViewController.instantiate()
    screen.order = order
    screen.didChangeOrder = { [weak self] order in self?.apply(order) }
    screen.didHide = { [weak self] in self?.rootViewController.dismiss(animated: true) }
    rootViewController.present(
      UINavigationController(rootViewController: screen), animated: true)
  }

  private func apply(_ order: QuoteOrder) {
    self.order = order
    list.quotes = Quote.all.sorted(by: order)
  }
}
