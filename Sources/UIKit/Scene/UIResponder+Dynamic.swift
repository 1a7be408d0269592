// A scene delegate is named by its class, and only UIKit makes it. `init()` is not `required` (a
// subclass with an initializer of its own need not have it), so Swift refuses to call it on a class
// that is known at run time. A convenience initializer, however, allocates what its metatype says
// and dispatches to the class's own `init()`. Declared a second time under the same symbol as a
// static method it can be called on any metatype: the two agree in every argument (the metatype is
// self, the result is owned), which the tests prove by making subclasses with stored properties.
extension UIResponder {
  @usableFromInline convenience init(dynamic: Void) { self.init() }

  @_silgen_name("$s5UIKit11UIResponderC7dynamicACyt_tcfC")
  static func make(dynamic: Void) -> UIResponder
}
