import AppHost
import Foundation
import UIKit

/// A small app with what a host must show: a list with buttons in its rows, a pushed screen, a
/// sheet with a form, and a screen that lets nobody back.
struct Shop: Sendable {
  var goods: [Good] = ["Dawn", "Reef", "Dunes"].map {
    Good(title: $0, thumbnail: nil, picture: nil)
  }
  /// Thrown by the launch.
  var failure: Failure?

  struct Good: Sendable {
    var title: String
    var thumbnail: URL?
    var picture: URL?
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  var app: App {
    App(name: "Shop") { _ in
      if let failure { throw failure }
      return ShopDelegate(goods: goods)
    }
  }
}

final class ShopDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let goods: [Shop.Good]

  init(goods: [Shop.Good]) {
    self.goods = goods
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(
      rootViewController: GoodsViewController(goods: goods))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
