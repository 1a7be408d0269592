/// What a line of the visual format language says, read and not yet looked up.
struct VisualFormat: Equatable {
  /// How far, how large, how much it counts: `>=20@750`.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Value
    var priority: Value?
  }

  enum Value: Equatable {
    case number(CGFloat)
    /// Of a metric, or of a view.
    case name(String)
  }

  enum Item: Equatable {
    case superview
    case view(String, sizes: [Predicate])
  }

  /// What stands between two items.
  enum Connection: Equatable {
    case flush
    /// The system's space.
    case standard
    case space([Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var items: [Item] = []
  /// One fewer than items.
  var connections: [Connection] = []

  /// Where reading stopped, and why.
  struct Problem: Error {
    let reason: String
    let offset: Int
  }

  init(_ format: String) throws(Problem) {
    var reader = VisualFormatReader(format)
    if reader.take("V:") {
      axis = .vertical
    } else {
      _ = reader.take("H:")
    }
    items.append(try reader.item())
    while !reader.isAtEnd {
      connections.append(try reader.connection())
      items.append(try reader.item())
    }
    let inner = items.dropFirst().dropLast()
    if inner.contains(.superview) || items == [.superview] {
      throw reader.problem("A format has views between the edges of their superview")
    }
  }
}
