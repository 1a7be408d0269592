final class Session {
  var name: String?
}
