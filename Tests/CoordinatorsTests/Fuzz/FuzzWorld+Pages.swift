import AppHost
import CoordinatorTesting
import UIKit

@testable import Coordinators

/// Page views that flows show, turned by users and by code. What is on a page is gone once that is turned.
extension FuzzWorld {
  func beginPages(_ step: FuzzStep) {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let pager = FuzzPager { [weak self, weak pages] in pages.flatMap { self?.page(for: $0) } }
    pagers.append(pager)
    pages.dataSource = pager
    let stack = stack(step)
    let first = container(of: nil, step.other % 2 == 0)
    pages.setViewControllers([first], direction: .forward, animated: false)
    let isPushed = step.other / 2 % 2 == 0
    begin(
      Beginning(
        presentation: isPushed ? .push(on: stack) : .present(from: stage.stack),
        parent: owner(around: stack), container: pages,
        wait: step.other % 5, isAnimated: step.isAnimated))
  }

  func turnPage(_ step: FuzzStep) {
    guard let pages = pageView(step) else { return }
    let hasStack = step.other % 2 == 0
    // No flow begins with a page: nobody could take that away without another.
    let owner = step.one / 8 % 2 == 0 && isAtRest ? owner(of: pages) : nil
    put(container(of: owner, hasStack), into: pages, animated: step.isAnimated)
  }

  /// A flow gets a page of whatever page view by name.
  func ownPage(_ step: FuzzStep) {
    // A link that is superseded ends its gate, one that fails what it has begun, and nobody says so.
    guard isAtRest, links.undecided.isEmpty, let part = pageView(step)?.viewControllers?.first,
      let (number, flow) = flow(step),
      !ledger.flows.contains(where: { $1.wasEndedByCode && ledger.isWithin(number, $0) })
    else { return }
    let page = (part as? UINavigationController)?.viewControllers.first ?? part
    nobodys.removeAll { $0.object === page }
    ledger.own(page, number)
    flow.own(page)
    stage.settle()
  }

  /// Whether a flow, or one within it, has a page of another's page view, which nobody could take away
  /// with it. It may be on its way out, under a finger.
  func hasForeignPage(_ flow: Int) -> Bool { !foreignPages(of: flow).isEmpty }

  private func foreignPages(of flow: Int) -> [UIViewController] {
    pages(within: flow) { owner in !(owner.map { ledger.isWithin($0, flow) } ?? false) }
      .map(\.page)
  }

  /// The flows within one that have pages of its page views, and go with those.
  func flowsWithPages(of flow: Int) -> [Int] {
    pages(within: flow) { $0 == flow }.map(\.flow).filter { $0 != flow }
  }

  /// What a flow, and those within it, have in page views.
  ///
  /// - Parameter isMeant: whether that is so of one of those page views, by the flow that has it, if any.
  private func pages(
    within flow: Int, where isMeant: (Int?) -> Bool
  ) -> [(flow: Int, page: UIViewController)] {
    ledger.owners.values.compactMap { owned in
      guard ledger.isWithin(owned.flow, flow), let page = owned.controller.object else {
        return nil
      }
      let isIn = sequence(first: page, next: { $0.parent }).dropFirst().contains { around in
        around is UIPageViewController && isMeant(ledger.owner(of: around))
      }
      return isIn ? (owned.flow, page) : nil
    }
  }

  /// A flow is told its end. Where a link leaves it, as another is to take its place in a stack on such a page, the page
  /// stays until that comes, as what a flow leaves behind does.
  func leaveForeignPages(of flow: Int) {
    guard let entry = ledger.flows[flow], !entry.wasEndedByCode,
      entry.coordinator?.flow.takesScreensAway ?? false
    else { return }
    for page in foreignPages(of: flow) {
      ledger.give(page, to: entry.parent ?? 0)
    }
  }

  /// Whether a flow may go on in a page of what a link leaves alone.
  var goesOnInForeignPage: Bool {
    ledger.flows.contains { $0.value.ends == 0 && hasForeignPage($0.key) }
  }

  /// - Parameter then: done if there is a page to turn to.
  func putFingerOnPage(_ step: FuzzStep, then body: () -> Void = {}) {
    guard let pages = pageView(step), let top = layers.last,
      sequence(first: pages, next: { $0.parent }).contains(where: { $0 === top }),
      pages.viewIfLoaded?.window != nil,
      pages.userBeginTurn(step.other % 2 == 0 ? .forward : .reverse)
    else { return }
    isFingerDown = true
    turned = pages
    body()
  }

  /// What the user turns to.
  private func page(for pages: UIPageViewController) -> UIViewController? {
    guard !isOver else { return nil }
    let kind = pages.viewControllers?.first is UINavigationController
    return container(of: made % 2 == 0 ? owner(of: pages) : nil, !kind)
  }

  private func owner(of pages: UIPageViewController) -> Int? {
    guard let owner = ledger.owner(of: pages),
      owner == 0 || ledger.flows[owner]?.wasEndedByCode == false
    else { return nil }
    return owner
  }

  private func pageView(_ step: FuzzStep) -> UIPageViewController? {
    let views = controllers.compactMap { $0 as? UIPageViewController }
    return views.isEmpty ? nil : views[step.one % views.count]
  }
}
