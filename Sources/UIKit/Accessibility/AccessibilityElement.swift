/// What UIKit keeps of `NSObject`'s accessibility properties, for objects that a host shows.
package struct AccessibilityAttributes {
  package var isElement: Bool?
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: UIAccessibilityTraits?
  package var identifier: String?
  package var elementsHidden = false
  package var more: MoreAccessibility?
}

/// An object that has them. On iOS every `NSObject` does; here views and bar items do.
@MainActor package protocol AccessibilityElement: NSObject {
  var accessibilityAttributes: AccessibilityAttributes { get set }
}

/// Apple declares these on `NSObject`. Swift cannot override what an extension declares, so a
/// subclass sets them instead of overriding them.
extension NSObject {
  /// Whether a screen reader stops at the object itself; where nobody has said, its class decides.
  @MainActor public var isAccessibilityElement: Bool {
    get { attributes?.isElement ?? false }
    set { update { $0.isElement = newValue } }
  }

  /// The name of the object in a few words, for users and tests: "Buy".
  @MainActor public var accessibilityLabel: String? {
    get { attributes?.label }
    set { update { $0.label = newValue } }
  }

  @MainActor public var accessibilityValue: String? {
    get { attributes?.value }
    set { update { $0.value = newValue } }
  }

  @MainActor public var accessibilityHint: String? {
    get { attributes?.hint }
    set { update { $0.hint = newValue } }
  }

  @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { attributes?.traits ?? .none }
    set { update { $0.traits = newValue } }
  }

  /// Whether a screen reader passes over everything within the object.
  @MainActor public var accessibilityElementsHidden: Bool {
    get { attributes?.elementsHidden ?? false }
    set { update { $0.elementsHidden = newValue } }
  }

  @MainActor private var attributes: AccessibilityAttributes? {
    (self as? any AccessibilityElement)?.accessibilityAttributes
  }

  @MainActor private func update(_ change: (inout AccessibilityAttributes) -> Void) {
    // A view nearly always, and a class is sooner told than a protocol.
    if let view = self as? UIView { return change(&view.accessibilityAttributes) }
    guard let element = self as? any AccessibilityElement else { return }
    change(&element.accessibilityAttributes)
  }
}
