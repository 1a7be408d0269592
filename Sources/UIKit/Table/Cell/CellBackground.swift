/// What few cells and headers have set, apart from them: most pay one pointer for it.
@MainActor final class CellBackground {
  var configuration: UIBackgroundConfiguration?
  var updatesAutomatically = true
}
