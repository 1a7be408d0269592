/// In which order quotes are listed.
enum QuoteOrder: String, CaseIterable, Codable, Sendable {
  case collected, author

  var title: String {
    switch self {
    case .collected: "As collected"
    case .author: "By author"
    }
  }
}

extension [Quote] {
  func sorted(by order: QuoteOrder) -> [Quote] {
    switch order {
    case .collected: self
    case .author: sorted { ($0.author, $0.text) < ($1.author, $1.text) }
    }
  }
}
