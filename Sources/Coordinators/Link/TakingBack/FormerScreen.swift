import UIKit

/// A screen that a link takes away from a flow that stays: to be shown again, the same one, if the link fails.
@MainActor struct FormerScreen {
  let controller: UIViewController
  let flow: Flow
  let name: String
  let step: LinkStep?
  /// How it lay among all places, as `SavedPlace.order` says.
  let order: Int
  private let isPresented: Bool
  /// Of what it is shown in.
  private let presentation: FormerPresentation?
  /// What the user searches for in it.
  private let query: String?
  /// The stack that it was on, or what it was presented from.
  private let place: Weakly<UIViewController>
  /// What presented that which it is shown in.
  private let presenter: Weakly<UIViewController>

  init(_ index: Int, in survey: Survey) {
    let screen = survey.whereabouts.screens[index]
    (controller, flow) = (survey.controllers[index], survey.flows[screen.flow])
    (step, order) = (screen.step, index)
    name = step.map { "\($0)" } ?? "\(type(of: controller))"
    isPresented = controller.parent == nil
    place = Weakly(controller.parent ?? controller.presentingViewController)
    query = (controller as? UISearchController)?.searchBar.text
    let shown = controller.outermostContainer
    presenter = Weakly(shown.presentingViewController)
    presentation =
      shown.presentingViewController == nil ? nil : FormerPresentation(of: shown)
  }

  /// What its flow shows for it to be there again. What has been dismissed as a whole comes again as a whole.
  var shown: UIViewController { controller.outermostContainer }

  /// The tabs and columns that it lay in, or that its flow is in, as far as those are there.
  var choices: [Chooser.Choice] {
    let holding = flow.supervisor.holding
    let own = flow.screens.compactMap(\.controller).last(where: holding.isReachable)
    return [place.object, isPresented ? own : nil].compactMap(\.self).flatMap {
      Chooser.choices(around: $0, holding)
    }
  }

  var isThere: Bool { flow.supervisor.holding.isReachable(controller) }

  /// Has its flow show it, unless it is there. Who waits goes on where it has to wait out of sight: it comes as the user
  /// goes there.
  func show(then body: @escaping (RequestOutcome) -> Void) {
    guard let coordinator = flow.coordinator else { return body(.refused(.flowHasEnded)) }
    // UIKit presents it itself, where its bar is seen, and it is nobody's.
    if let search = controller as? UISearchController {
      guard place.object?.viewIfLoaded?.window != nil else {
        return body(.refused(.nowhereToShow))
      }
      search.isActive = true
      guard search.isActive else { return body(.refused(.nowhereToShow)) }
      search.searchBar.text = query
      return body(.shown)
    }
    if let step { coordinator.mark(controller, at: step) }
    // The next screen is not to take the place of what could not be taken out of a stack.
    for part in UIViewController.contentsWithColumns(of: [shown]) {
      flow.supervisor.known(part)?.isLeftOver = false
    }
    if isThere || flow.supervisor.queue.isToShow(shown) { return body(.shown) }
    // Of a stack that was dismissed all is left that was on it.
    if (shown as? UINavigationController)?.viewControllers.isEmpty ?? false { return body(.shown) }
    let request: ShowRequest
    if isPresented || shown !== controller {
      presentation?.giveBack(to: shown)
      flow.isManaged = true
      request = flow.supervisor.queue.submit(.present(shown, from: presenter), for: flow)
    } else if let stack = place.object as? UINavigationController,
      flow.supervisor.holding.isReachable(stack)
    {
      request = flow.supervisor.queue.submit(.push(controller, on: Weakly(stack)), for: flow)
    } else {
      // It has been taken away meanwhile, with all that was on it.
      return body(.refused(.nowhereToShow))
    }
    flow.supervisor.queue.whenAnswered(flow) { [flow, shown] _ in
      let isToCome = flow.supervisor.queue.isToShow(shown)
      body(request.outcome ?? (isToCome ? .shown : .refused(.nowhereToShow)))
    }
  }
}
