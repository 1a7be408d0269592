/// Whether a bar is light or dark. Kept as data.
public enum UIBarStyle: Int, Sendable { case `default`, black }
