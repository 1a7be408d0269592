import UIKit

extension AccessibilityState {
  /// How the sections of a list stand.
  @MainActor init(_ style: UITableView.Style) {
    switch style {
    case .plain: self = []
    case .grouped: self = .grouped
    case .insetGrouped: self = [.grouped, .inset]
    }
  }

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    switch appearance {
    case .plain, .sidebarPlain: self = []
    case .grouped: self = .grouped
    case .insetGrouped, .sidebar: self = [.grouped, .inset]
    }
  }
}
