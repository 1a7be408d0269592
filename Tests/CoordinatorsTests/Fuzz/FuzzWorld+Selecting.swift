import AppHost
import CoordinatorTesting
import UIKit

@testable import Coordinators

/// Links to what is in a tab or a column.
extension FuzzWorld {
  func wayToPlace(_ step: LinkStep) -> LinkWay {
    links.place(at: step).map { .select($0) } ?? .refuse("It is gone.")
  }

  @discardableResult func openPlace(_ step: FuzzStep) -> FuzzLinks.Opening? {
    let places = controllers.filter { !choices(around: $0).isEmpty }
    guard !places.isEmpty else { return nil }
    let link = Link([links.step("place", to: places[step.one % places.count])])
    prediction.doubtAll()
    let (opening, handler) = links.note(link)
    stage.home.open(link, animated: step.isAnimated, then: handler)
    return opening
  }

  /// When all is at rest: where it arrives, the tabs and columns around it are shown.
  func openPlaceAtRest(_ step: FuzzStep) async {
    await rest()
    let isQuiet =
      failure == nil && !guards.isAsking && requests.isEmpty && links.undecided.isEmpty
    let followersBefore = followers
    let opening = stage.run { openPlace(step) }
    stage.settle()
    while guards.isAsking {
      stage.run { answer(step.isAnimated) }
      stage.settle()
    }
    if isQuiet, failure == nil, followers == followersBefore, opening?.outcomes.first == .opened,
      let place = opening?.link.steps.first.flatMap(links.place), isHidden(place)
    {
      failure = "a link to a place has been opened, and it is hidden"
    }
    await rest()
  }

  private func isHidden(_ place: UIViewController) -> Bool {
    !choices(around: place).allSatisfy(\.isShown)
  }

  private func choices(around controller: UIViewController) -> [Chooser.Choice] {
    Chooser.choices(around: controller, stage.home.flow.supervisor.holding)
  }
}
