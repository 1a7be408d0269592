/// Says where a toolbar stands.
@MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
