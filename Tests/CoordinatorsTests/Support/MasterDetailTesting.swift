import AppHost
import CoordinatorTesting
import Coordinators
import UIKit

/// A list beside the detail that its flow has started, each in a column of a split view.
@MainActor protocol MasterDetailTesting {
  var scene: LinkScene { get }
  /// The stack that details are on.
  var detail: UINavigationController { get }
}

extension MasterDetailTesting {
  typealias Make = MasterDetailMake

  var user: VirtualUser { scene.user }
  var details: [String] { detail.viewControllers.map { $0.title ?? "" } }

  func makeList(within root: Guide, _ make: Make) -> Guide {
    let list = root.child("list")
    list.linkStep = "list"
    list.first = nil
    list.onStart = { [weak detail] list in
      let split = UISplitViewController(style: .doubleColumn)
      let page = list.page("List")
      split.setViewController(UINavigationController(rootViewController: page), for: .primary)
      if make.hasPlaceholder { detail?.viewControllers = [list.page("None")] }
      split.setViewController(detail, for: .secondary)
      list.show(split, animated: false)
      if make.ownsList { list.own(page) }
    }
    return list
  }

  func start(
    in width: App.Device.Width, _ make: Make = Make(), isGuarded: Bool = false,
    isAsked: @escaping () -> Void = {}
  ) -> Guide {
    let (detail, root) = (detail, scene.root)
    user.resize(to: width)
    let list = makeList(within: root, make)
    list.ways = { [weak detail] guide, step, _ in
      guard step.name == "flow", guide.name == "list", let detail else { return nil }
      let flow = guide.child(step["name"] ?? "")
      if isGuarded {
        flow.canLeave = { _, answer in
          isAsked()
          answer(true)
        }
      }
      return .start(flow, .push(on: detail))
    }
    scene.stage.run { root.pushCoordinator(list, .present(from: scene.front, style: .fullScreen)) }
    scene.stage.settle()
    return list
  }
}
