// What Sources/Coordinators uses of Objective-C, so that a machine without it can read that code. The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

public struct Selector: Sendable {}
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector() }
public func NSStringFromSelector(_ aSelector: Selector) -> String { "" }

open class NSObject: Foundation.NSObject {
  open func responds(to aSelector: Selector!) -> Bool { false }
  open func forwardingTarget(for aSelector: Selector!) -> Any! { nil }
}

extension NSObjectProtocol {
  public func responds(to aSelector: Selector!) -> Bool { false }
  public func value(forKey key: String) -> Any? { nil }
}

public enum objc_AssociationPolicy { case OBJC_ASSOCIATION_RETAIN_NONATOMIC }

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}
