/// The name of an Objective-C method. Linux has no such methods: a selector is kept, and whoever it
/// is given to never calls it.
public struct Selector: Hashable, Sendable {
  let name: String

  public init(_ name: String) { self.name = name }
}
