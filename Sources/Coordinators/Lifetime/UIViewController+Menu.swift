import UIKit

extension UIViewController {
  /// Whether it is a menu, or another of those that UIKit presents by itself: of a class that no app can name. It goes as
  /// the user chooses, and what was presented over it goes with it.
  var isMenu: Bool { "\(type(of: self))".hasPrefix("_UI") }

  /// Whether UIKit presents it by itself, and not the app: a menu, or a search.
  var isUIKits: Bool { self is UISearchController || isMenu }
}
