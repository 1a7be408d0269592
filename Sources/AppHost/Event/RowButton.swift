import UIKit

/// What a row can have done to it, besides being tapped.
enum RowButton: Equatable {
  case delete, insert, detail
  case move(to: IndexPath)
  case accessory(UICellAccessory.AccessoryType)
  /// Shows and hides what lies under the row in an outline.
  case outline
}
