import UIKit

/// How things will lie by the time that something is shown: as they do, unless a link first leaves what is
/// in its way and goes to other tabs and columns.
@MainActor struct Prospect {
  /// All controllers that will have gone.
  var leaving: Set<ObjectIdentifier> = []
  /// What will have been chosen, the outermost first.
  var choices: [Chooser.Choice] = []
  /// Whether a link leads there, which goes to a flow's own column first.
  var isOfLink = false

  func leaves(_ controller: UIViewController) -> Bool {
    !leaving.isEmpty && leaving.contains(ObjectIdentifier(controller))
  }

  func leaves(_ screen: Screen) -> Bool { !leaving.isEmpty && leaving.contains(screen.id) }

  /// Whether nothing of a stack will be left.
  func empties(_ stack: UINavigationController) -> Bool {
    guard !leaving.isEmpty else { return false }
    return leaves(stack)
      || !stack.viewControllers.isEmpty && stack.viewControllers.allSatisfy(leaves)
  }

  /// Whether the user will see a stack, or what then lies over it.
  func shows(_ stack: UINavigationController, _ holding: Holding) -> Bool {
    if leaving.isEmpty, choices.isEmpty { return stack.viewIfLoaded?.window != nil }
    return Chooser.choices(around: stack, holding).allSatisfy(shows)
  }

  private func shows(_ choice: Chooser.Choice) -> Bool {
    let planned = planned(in: choice.chooser)
    if planned == choice { return true }
    return choice.chooser.willShow(choice.index)
      && (planned == nil || !choice.chooser.showsOneAtATime)
  }

  private func planned(in chooser: Chooser) -> Chooser.Choice? {
    choices.last { $0.chooser == chooser }
  }

  /// Whether it is in a tab, say, and another will have been chosen there.
  func hides(_ controller: UIViewController, _ holding: Holding) -> Bool {
    if choices.isEmpty { return false }
    return Chooser.choices(around: controller, holding).contains { choice in
      guard choice.chooser.showsOneAtATime, let planned = planned(in: choice.chooser) else {
        return false
      }
      return planned != choice
    }
  }

  /// Of some that nobody sees those that the fewest tabs and columns hide: they are seen once what covers it all has gone.
  func leastHidden<Controller: UIViewController>(
    _ controllers: [Controller], _ holding: Holding
  ) -> [Controller] {
    if controllers.count < 2 { return controllers }
    let hiding = controllers.map { controller in
      Chooser.choices(around: controller, holding).count { !shows($0) }
    }
    let fewest = hiding.min()
    return zip(controllers, hiding).filter { $0.1 == fewest }.map(\.0)
  }
}

extension Prospect {
  /// When a container comes, all that is in it comes with it: that is no place where it could be shown.
  init(showing container: UIViewController) {
    self.init()
    var open = container.children
    while let part = open.popLast() {
      leaving.insert(ObjectIdentifier(part))
      open += part.children
    }
  }
}
