/// How few segmented controls are asked to look. Kept as data.
struct SegmentLooks {
  var backgrounds = BarImages<Background>()
  var dividers = BarImages<Divider>()
  var contentAdjustments: [Content: UIOffset] = [:]

  struct Background: Hashable {
    let state: UIControl.State
    let metrics: UIBarMetrics
  }

  struct Divider: Hashable {
    let left: UIControl.State
    let right: UIControl.State
    let metrics: UIBarMetrics
  }

  struct Content: Hashable {
    let segment: UISegmentedControl.Segment
    let metrics: UIBarMetrics
  }
}
