import UIKit

extension LinkWalk {
  /// What a link has opened, or chosen, on its way. Not retained: others may take it away again while the link
  /// waits for its turn, and then it is to be released.
  @MainActor enum Opened {
    case flow(Weakly<Coordinator>)
    case screen(Weakly<UIViewController>)
    case mark(Weakly<UIViewController>, before: LinkStep?)
    case choice(of: Weakly<UIViewController>, from: Weakly<UIViewController>)

    /// What a tab bar or a split view showed before.
    var formerChoice: Chooser.Choice? {
      guard case .choice(let container, let former) = self,
        let chooser = container.object.flatMap(Chooser.init),
        let index = chooser.options.firstIndex(where: { $0 != nil && $0 === former.object })
      else { return nil }
      return (chooser, index)
    }
  }
}
