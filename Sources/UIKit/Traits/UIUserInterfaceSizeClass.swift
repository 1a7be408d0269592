/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}
