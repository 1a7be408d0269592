import Foundation

/// What the user has set, kept in a file of its own.
final class Settings {
  private let file: URL?

  /// In which order quotes are listed.
  private(set) var order: QuoteOrder

  /// A file that cannot be read stands for the order in which the quotes were collected; without a
  /// file nothing is kept.
  init(file: URL?) {
    self.file = file
    let data = file.flatMap { try? Data(contentsOf: $0) }
    order = data.flatMap { try? JSONDecoder().decode(QuoteOrder.self, from: $0) } ?? .collected
  }

  /// Changes the order, for as long as the app runs also where it cannot be saved.
  func save(_ order: QuoteOrder) throws {
    self.order = order
    if let file { try JSONEncoder().encode(order).write(to: file, options: .atomic) }
  }
}
