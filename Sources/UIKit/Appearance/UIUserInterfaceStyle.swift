/// Light or dark, or whatever surrounds it has.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}
