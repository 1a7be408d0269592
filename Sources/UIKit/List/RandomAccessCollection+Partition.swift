extension RandomAccessCollection {
  /// The first index from which on a condition holds, or the end. Where it holds for an element, it
  /// holds for all that come after.
  func partitioningIndex(where isAfter: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isAfter(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
