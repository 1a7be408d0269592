import Foundation

/// What the user has set, kept in a file of its own.
final class Settings {
  private let file: URL

  init(file: URL) { self.file = file }

  /// In which order quotes are listed. A file that cannot be read stands for the order in which
  /// they were collected.
  var order: QuoteOrder {
    guard let data = try? Data(contentsOf: file) else { return .collected }
    return (try? JSONDecoder().decode(QuoteOrder.self, from: data)) ?? .collected
  }

  func save(_ order: QuoteOrder) throws {
    try JSONEncoder().encode(order).write(to: file, options: .atomic)
  }
}
