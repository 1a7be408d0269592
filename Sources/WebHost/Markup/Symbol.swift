/// Drawings of our own for the names of the system's symbols that apps use most.
enum Symbol {
  static func drawing(of name: String) -> HTML? {
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    guard let path = paths[name] ?? paths[stem] else { return nil }
    return .element(
      "svg",
      ["viewBox": "0 0 24 24", "width": "24", "height": "24", "aria-hidden": "true"],
      [.element("path", ["d": path])])
  }

  /// Strokes on a field of 24 by 24.
  private static let paths: [String: String] = [
    "xmark": "M6 6l12 12M18 6L6 18",
    "checkmark": "M4 13l5 5L20 6",
    "plus": "M12 4v16M4 12h16",
    "minus": "M4 12h16",
    "cart": "M2 4h3l3 12h10l3-9H6M9 20h.01M17 20h.01",
    "bag": "M5 8h14l1 13H4zM9 8V6a3 3 0 016 0v2",
    "person": "M12 12a4 4 0 100-8 4 4 0 000 8zM4 21c0-4 4-6 8-6s8 2 8 6",
    "photo": "M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 4M16 9h.01",
    "heart": "M12 20S3 15 3 9a4.5 4.5 0 019-1 4.5 4.5 0 019 1c0 6-9 11-9 11z",
    "star": "M12 3l3 6 6 1-4.5 4.5 1 6.5-5.5-3-5.5 3 1-6.5L3 10l6-1z",
    "gear": gear,
    "gearshape": gear,
    "lock": "M5 11h14v10H5zM8 11V7a4 4 0 018 0v4",
    "magnifyingglass": "M10 17a7 7 0 100-14 7 7 0 000 14zM15 15l6 6",
    "trash": "M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14",
    "quote": "M5 6h5v6c0 4-2 6-4 6M14 6h5v6c0 4-2 6-4 6",
    "exclamationmark": "M12 4v10M12 19h.01",
    "info": "M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v5M12 8h.01",
  ]

  private static let gear =
    "M12 15a3 3 0 100-6 3 3 0 000 6zM12 3v3M12 18v3M3 12h3M18 12h3"
    + "M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2"
}
