/// Which places of a table are on screen: `count` of them from `first` on.
struct DisplayedPlaces: Equatable {
  var first: Int
  var count: Int

  func range(in shape: TableShape) -> Range<Int> {
    let start = max(0, min(first, shape.placeCount - count))
    return start..<max(start, min(start + count, shape.placeCount))
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
