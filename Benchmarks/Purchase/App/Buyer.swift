import Coordinators
import UIKit

/// A user who buys a photo, signed out, and is back at the list afterwards.
@MainActor struct Buyer {
  let app: RunningApp

  private var stack: UINavigationController { app.coordinator.rootViewController }
  private var list: PhotoListViewController { app.coordinator.list }

  /// - Parameter look: called before the user signs in and before the user buys.
  func buy(_ row: Int, _ type: AppCoordinator.PurchaseFlowType, look: () -> Void = {}) {
    let row = IndexPath(row: row, section: 0)
    switch type {
    case .horizontal: buyFromItsScreen(row, look)
    case .vertical: buyFromTheList(row, look)
    }
  }

  /// Two screens are pushed, the photo's and Sign In; then Buy; then all the way back.
  private func buyFromItsScreen(_ row: IndexPath, _ look: () -> Void) {
    app.act { _ = list.tableView.userSelectRow(at: row) }
    app.act { stack.topViewController?.navigationItem.rightBarButtonItem?.userTap() }
    signIn(in: stack, look)
    look()
    app.act { (stack.topViewController as? BuyViewController)?.buyButton.userTap() }
    app.act { stack.userTapBackButton() }
  }

  /// Sign In and Buy lie in a stack of their own, which is presented and dismissed.
  private func buyFromTheList(_ row: IndexPath, _ look: () -> Void) {
    app.act { (list.tableView.cellForRow(at: row) as? PhotoCell)?.buyButton.userTap() }
    guard let sheet = stack.presentedViewController as? UINavigationController else { return }
    signIn(in: sheet, look)
    look()
    app.act { (sheet.topViewController as? BuyViewController)?.buyButton.userTap() }
  }

  private func signIn(in stack: UINavigationController, _ look: () -> Void) {
    guard let form = (stack.topViewController as? SignInViewController)?.form else { return }
    app.act { form.nameField.userSetText("Ann") }
    app.act { form.passwordField.userSetText("correct horse") }
    look()
    app.act { form.submitButton.userTap() }
  }

  /// Stops where a purchase did not come to its end, or has left anything behind.
  func checkThatItIsBought(_ row: Int) {
    precondition(app.store.account == "Ann", "Nobody is signed in")
    precondition(app.store.purchases == [list.photos[row].id], "The photo is not bought")
    precondition(stack.topViewController === list, "The list is not on top")
    precondition(stack.presentedViewController == nil, "A sheet is still there")
    precondition(app.coordinator.isAlone, "A coordinator is still there")
  }

  /// Objects of the kinds that a purchase makes and nobody keeps.
  var anchors: [AnyObject] { [list.view.topAnchor, list.view.leadingAnchor] }

  /// Everything is as before the purchase.
  func undo() {
    app.store.reset()
    app.act { app.coordinator.refresh() }
  }
}
