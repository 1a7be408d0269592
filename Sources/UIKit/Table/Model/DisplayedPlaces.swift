/// Which places of a table are on screen: `count` of them from `first` on.
struct DisplayedPlaces: Equatable {
  var first: Int
  var count: Int

  func range(in shape: TableShape) -> Range<Int> {
    let start = max(0, min(first, shape.placeCount - count))
    return start..<max(start, min(start + count, shape.placeCount))
  }

  /// Goes on by so many places, and keeps `most` of them: those that were passed first leave.
  mutating func extend(by step: Int, keeping most: Int, in shape: TableShape) {
    first = range(in: shape).lowerBound
    count += step
    guard count > most else { return }
    first = max(first, min(first + count, shape.placeCount) - most)
    count = most
  }

  /// Goes back by so many, likewise.
  mutating func extendBack(by step: Int, keeping most: Int, in shape: TableShape) {
    let start = range(in: shape).lowerBound
    first = max(0, start - step)
    count = min(count + start - first, most)
  }

  /// Moves to where `place` is on screen.
  mutating func show(_ place: Int, at position: UITableView.ScrollPosition, in shape: TableShape) {
    let present = range(in: shape)
    first = present.lowerBound
    guard !present.contains(place) else { return }
    switch position {
    case .top: first = place
    case .middle: first = place - count / 2
    case .bottom: first = place - count + 1
    case .none: first = place < first ? place : place - count + 1
    }
    first = range(in: shape).lowerBound
  }
}
