/// Refers to an object, and holds it not.
struct Weakly<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object?) { self.object = object }
}
