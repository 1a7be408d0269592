/// What a controller brings for the bars at the bottom of its containers. Most bring nothing, and
/// have no such object.
@MainActor final class BottomBarItems {
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBar = false
}
