/// The accessibility values that few objects have, kept apart so that the others carry one pointer.
@MainActor package final class MoreAccessibility {
  package var customActions: [UIAccessibilityCustomAction]?
  package var userInputLabels: [String]?
  package var language: String?
  package var elements: [Any]?
  package var isModal = false
  package var groupsChildren = false
  package var respondsToUser: Bool?
  package var containerType = UIAccessibilityContainerType.none
}

public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark
  case semanticGroup = 4
}

// Kept as data; no host reads them so far.
extension NSObject {
  @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { more?.customActions }
    set { change { $0.customActions = newValue } }
  }

  /// What the user may call the element when speaking to the device.
  @MainActor public var accessibilityUserInputLabels: [String]! {
    get { more?.userInputLabels ?? [accessibilityLabel].compactMap(\.self) }
    set { change { $0.userInputLabels = newValue } }
  }

  @MainActor public var accessibilityLanguage: String? {
    get { more?.language }
    set { change { $0.language = newValue } }
  }

  /// What stands for the object's own subviews.
  @MainActor public var accessibilityElements: [Any]? {
    get { more?.elements }
    set { change { $0.elements = newValue } }
  }

  /// Whether a screen reader passes over everything beside the object.
  @MainActor public var accessibilityViewIsModal: Bool {
    get { more?.isModal ?? false }
    set { change { $0.isModal = newValue } }
  }

  @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { more?.groupsChildren ?? false }
    set { change { $0.groupsChildren = newValue } }
  }

  @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get { more?.respondsToUser ?? true }
    set { change { $0.respondsToUser = newValue } }
  }

  @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { more?.containerType ?? .none }
    set { change { $0.containerType = newValue } }
  }

  @MainActor private var more: MoreAccessibility? {
    (self as? any AccessibilityElement)?.accessibilityAttributes.more
  }

  @MainActor private func change(_ change: (MoreAccessibility) -> Void) {
    guard let element = self as? any AccessibilityElement else { return }
    let more = element.accessibilityAttributes.more ?? MoreAccessibility()
    change(more)
    element.accessibilityAttributes.more = more
  }
}
