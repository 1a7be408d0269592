import Testing
import UIKit

/// Storyboards and nibs, which are not read: whoever asks for what is in one is told so. A nib that
/// is not there is an exception with the same words on iOS, up to the reason.
@MainActor @Suite struct DocumentMisuseTests {
  @Test("A document stops with a message that says why", arguments: Misuse.documents)
  func stops(misuse: Misuse) { MisuseTests().stops(misuse: misuse) }
}

extension Misuse {
  private static let nib = ": nibs are not read on Linux yet. Make the views in code."
  private static let storyboard =
    " of the storyboard “Main”: storyboards are not read on Linux yet. Make the controller in code, in "
    + "one place for both systems: see Storyboardable in Documentation/Swift-on-Linux.md."

  static let documents = [
    Misuse("Could not load NIB in bundle: 'NSBundle <") { _ in
      UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil).isEmpty
    },
    Misuse("> (loaded)' with name 'Cell'" + nib) { _ in
      UINib(nibName: "Cell", bundle: .main).instantiate(withOwner: nil).isEmpty
    },
    Misuse("> (loaded)' with name 'of 3 bytes'" + nib) { _ in
      UINib(data: Data([1, 2, 3]), bundle: nil).instantiate(withOwner: nil).isEmpty
    },
    Misuse("> (loaded)' with name 'Form'" + nib) { _ in
      let controller = UIViewController(nibName: "Form", bundle: nil)
      return controller.view.subviews.isEmpty
    },
    Misuse("Could not make “List”" + storyboard) { _ in
      let list = UIStoryboard(name: "Main", bundle: nil)
        .instantiateViewController(withIdentifier: "List")
      return list.parent == nil
    },
    Misuse("Could not make “List”" + storyboard) { _ in
      let list: UIViewController = UIStoryboard(name: "Main", bundle: nil)
        .instantiateViewController(identifier: "List")
      return list.parent == nil
    },
    Misuse("Could not make its initial controller" + storyboard) { _ in
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil
    },
    Misuse("Could not make its initial controller" + storyboard) { _ in
      let initial: UIViewController? = UIStoryboard(name: "Main", bundle: nil)
        .instantiateInitialViewController(creator: nil)
      return initial == nil
    },
  ]
}
