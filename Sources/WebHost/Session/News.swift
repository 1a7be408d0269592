import Foundation

/// What a session's pages are told beside what is on screen: their address, what is to be opened elsewhere, what is
/// to be read out. Each counts, and none is over for having been sent: whoever asked for it may have gone meanwhile,
/// or be another tab. A page has heard as much as there was when it was made.
struct News {
  /// How much there has been.
  private(set) var count = 0
  private var address: String?
  private var link: (number: Int, url: URL)?
  private var announcements: [(number: Int, text: String)] = []

  mutating func note(address: String?) {
    guard address != self.address else { return }
    count += 1
    self.address = address
  }

  mutating func note(link: URL) {
    count += 1
    self.link = (count, link)
  }

  mutating func note(announcement: String) {
    count += 1
    announcements.append((count, announcement))
  }

  /// The last link that has come since there was so much.
  func link(since heard: Int) -> URL? {
    link.flatMap { $0.number > heard ? $0.url : nil }
  }

  func announcements(since heard: Int) -> [String] {
    announcements.filter { $0.number > heard }.map(\.text)
  }

  /// To be called when each page that is left has heard so much.
  mutating func forget(until heard: Int) {
    announcements.removeAll { $0.number <= heard }
  }
}
