// Making a cell of a class that is known at run time only.
//
// `init(style:reuseIdentifier:)` is not `required`, as on iOS: a subclass overrides it or inherits
// it. Swift therefore refuses `type.init(style:reuseIdentifier:)` on a metatype value. It is safe
// all the same, because every cell class has the initializer, by override or inheritance, or has
// the table's one replaced by its own designated ones and then inherits none: such a class traps,
// as it does on iOS ("use of unimplemented initializer").
//
// `make` is a second name for the allocating entry point of the convenience initializer below.
// Both have one calling convention: the arguments, owned, then the metatype as self, and a cell at
// +1 as the result. A convenience initializer of a class that is not final allocates nothing
// itself: it calls `init(style:reuseIdentifier:)` through the metatype that it is given, so the
// registered class's own initializer runs and its stored properties are set. The mangled name
// follows from the declaration: if that changes, linking fails, and `CellReuseTests` watches what
// linking cannot.
extension UITableViewCell {
  @usableFromInline
  convenience init(dynamicStyle: CellStyle, reuseIdentifier: String?) {
    self.init(style: dynamicStyle, reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("$s5UIKit15UITableViewCellC12dynamicStyle15reuseIdentifierA2C0dF0O_SSSgtcfC")
  static func make(dynamicStyle: CellStyle, reuseIdentifier: __owned String?) -> UITableViewCell
}
