/// Drawings of our own for the names of the system's symbols that apps use most.
enum Symbol {
  static func drawing(of name: String) -> HTML {
    // A variant is drawn like what it is a variant of: `star.fill` like `star`.
    var parts = name.split(separator: ".")[...]
    while !parts.isEmpty, paths[parts.joined(separator: ".")] == nil { parts = parts.dropLast() }
    let path = paths[parts.joined(separator: ".")] ?? "M12 19a7 7 0 100-14 7 7 0 000 14z"
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
    "chevron.left": "M15 5l-7 7 7 7",
    "chevron.right": "M9 5l7 7-7 7",
    "chevron.up": "M5 15l7-7 7 7",
    "chevron.down": "M5 9l7 7 7-7",
    "arrow.left": "M20 12H4M10 6l-6 6 6 6",
    "arrow.right": "M4 12h16M14 6l6 6-6 6",
    "arrow.up": "M12 20V4M6 10l6-6 6 6",
    "arrow.down": "M12 4v16M6 14l6 6 6-6",
    "arrow.clockwise": "M19 12a7 7 0 11-2-5l2 2M19 4v5h-5",
    "square.and.arrow.up": "M12 15V3M8 7l4-4 4 4M6 11H5v10h14V11h-1",
    "square.and.pencil": "M19 12v8H4V5h8M10 14l1-4 8-8 3 3-8 8z",
    "square.grid": "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
    "square": "M5 5h14v14H5z",
    "list.bullet": "M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01",
    "line.3.horizontal": "M4 7h16M4 12h16M4 17h16",
    "sidebar.left": "M3 5h18v14H3zM9 5v14",
    "ellipsis": "M4.500 12h1M11.500 12h1M18.500 12h1",
    "pencil": "M4 20l1-5L16 4l4 4L9 19z",
    "house": "M4 11l8-7 8 7v9h-6v-6h-4v6H4z",
    "bell": "M6 17V11a6 6 0 0112 0v6l2 1H4zM10 21h4",
    "bookmark": "M6 3h12v18l-6-5-6 5z",
    "book": "M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1v14",
    "calendar": "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
    "clock": "M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5l3 2",
    "doc": "M6 3h8l4 4v14H6zM14 3v4h4",
    "envelope": "M3 6h18v12H3zM3 7l9 7 9-7",
    "tray": "M4 5h16v14H4zM4 14h5l1 2h4l1-2h5",
    "flag": "M6 21V4h12l-2 4 2 4H6",
    "folder": "M3 6h6l2 2h10v11H3z",
    "link": "M10 14a4 4 0 006 0l3-3a4 4 0 00-6-6l-1 1M14 10a4 4 0 00-6 0l-3 3a4 4 0 006 6l1-1",
    "map": "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
    "pin": "M9 3h6l-1 6 4 4H6l4-4zM12 13v8",
    "paperplane": "M21 3L3 11l7 3 3 7zM10 14L21 3",
    "moon": "M20 14A8 8 0 0110 4a8 8 0 1010 10z",
    "sun":
      "M12 16a4 4 0 100-8 4 4 0 000 8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M19 5l-1 1M6 18l-1 1",
    "bolt": "M13 2L5 14h6l-1 8 8-12h-6z",
    "tag": "M3 12V3h9l9 9-9 9zM8 8h.01",
    "play": "M7 4l13 8-13 8z",
    "pause": "M8 5v14M16 5v14",
    "leaf": "M5 19c0-9 5-14 15-14 0 10-5 15-13 13M5 21l8-9",
    "flame": "M12 3c4 4 6 7 6 11a6 6 0 01-12 0c0-2 1-4 3-6 0 2 1 3 2 3 1-3 1-5 1-8z",
    "drop": "M12 3c4 5 6 8 6 11a6 6 0 01-12 0c0-3 2-6 6-11z",
    "cloud": "M7 18a4 4 0 010-8 6 6 0 0111 2 3 3 0 010 6z",
    "globe": "M12 21a9 9 0 100-18 9 9 0 000 18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
    "eye": "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 15a3 3 0 100-6 3 3 0 000 6z",
    "hand":
      "M8 13V6a1.500 1.500 0 013 0v5-7a1.500 1.500 0 013 0v7-5a1.500 1.500 0 013 0v9a6 6 0 01-11 3l-3-5c1-1 3-1 5 0z",
    "info": "M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v5M12 8h.01",
  ]

  private static let gear =
    "M12 15a3 3 0 100-6 3 3 0 000 6zM12 3v3M12 18v3M3 12h3M18 12h3"
    + "M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2"
}
