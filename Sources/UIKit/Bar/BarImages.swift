/// The images that a bar was given, by what they are for. Kept without effect: how a bar looks is the
/// host's.
struct BarImages<Place: Hashable> {
  private var images: [Place: UIImage] = [:]

  subscript(place: Place) -> UIImage? {
    get { images[place] }
    set { images[place] = newValue }
  }
}

/// Where in a bar an image goes.
struct BarPlace: Hashable {
  var position: UIBarPosition = .any
  var metrics: UIBarMetrics = .default
}
