import AppHost
import AppRunner
import ArgumentParser
import Catalog

struct CatalogOptions: AppOptions {
  static let appName = "Catalog"
  static let abstract = "Every control and container of UIKit, on a screen of its own."

  func makeApp() -> App { App(name: Self.appName) { _ in makeCatalogDelegate() } }
}
