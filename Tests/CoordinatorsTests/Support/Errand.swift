import Coordinators
import UIKit

/// A flow that shows one screen after the other.
final class Errand: Coordinator, ResultCoordinator, DraftKeeping {
  typealias Output = String

  var name: String
  let titles: [String]
  weak var stage: Stage?
  var isAnimated = true
  var policy = RequestPolicy.wait
  var onStart: ((Errand) -> Void)?
  /// How it takes steps of links.
  var ways: (LinkStep) -> LinkWay = { _ in .unknown }
  /// What is written in it.
  var draft: String?
  private(set) var requests: [ShowRequest] = []

  init(_ name: String, _ titles: [String]) {
    self.name = name
    self.titles = titles
    super.init()
  }

  override func start() {
    for title in titles { show(title) }
    onStart?(self)
  }

  override func way(to step: LinkStep, after path: [LinkStep]) -> LinkWay { ways(step) }

  func restore(_ draft: String) { self.draft = draft }

  override var requestPolicy: RequestPolicy { policy }

  @discardableResult func show(_ title: String) -> ShowRequest {
    let page = stage?.page(title) ?? UIViewController()
    page.title = title
    let request = show(page, animated: isAnimated)
    requests.append(request)
    return request
  }

  var outcomes: [RequestOutcome?] { requests.map(\.outcome) }
}
