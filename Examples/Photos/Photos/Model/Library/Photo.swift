/// A photograph that is for sale.
struct Photo: Identifiable, Hashable, Sendable, Decodable {
  /// Stays the same from one run to the next, as purchases are kept by it; safe in a URL.
  let id: String

  let title: String

  /// What the picture shows, for those who cannot see it; nil where nobody has said.
  let description: String?
}
