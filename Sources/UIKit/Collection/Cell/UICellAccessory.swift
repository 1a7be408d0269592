/// What a list cell shows beside its content.
public struct UICellAccessory {
  public typealias ActionHandler = () -> Void
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  public enum AccessoryType: Hashable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect
    case label, detail, popUpMenu
    case customView(UIView)
  }

  public enum DisplayedState: Hashable, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// The room that an accessory takes. Kept as data.
  public enum LayoutDimension {
    case actual, standard
    case custom(CGFloat)
  }

  /// On which side of the content, and where among the accessories there.
  public enum Placement {
    public typealias Position = ([UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    public static func position(before accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { others in others.firstIndex { $0.accessoryType == type } ?? others.count }
    }

    public static func position(after accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { others in
        others.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? others.count
      }
    }
  }

  /// What a kind of accessory holds of its own.
  enum Content {
    case none
    case text(String)
    case outline(OutlineDisclosureOptions)
    case menu(UIMenu, MenuSelectedElementDidChangeHandler?)
  }

  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isHidden: Bool
  package let isLeading: Bool
  let content: Content
  package let action: ActionHandler?

  init(
    _ type: AccessoryType, _ displayed: DisplayedState, isHidden: Bool, isLeading: Bool = false,
    content: Content = .none, action: ActionHandler? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    self.isHidden = isHidden
    self.isLeading = isLeading
    self.content = content
    self.action = action
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: !isHidden
    case .whenEditing: !isHidden && isEditing
    case .whenNotEditing: !isHidden && !isEditing
    }
  }

  package var view: UIView? {
    if case .customView(let view) = accessoryType { view } else { nil }
  }

  package var text: String? { if case .text(let text) = content { text } else { nil } }

  /// What is chosen in the menu, else what the menu is called.
  @MainActor package var menuTitle: String? {
    guard case .menu(let menu, _) = content else { return nil }
    return menu.chosenAction?.title ?? menu.title
  }
}
