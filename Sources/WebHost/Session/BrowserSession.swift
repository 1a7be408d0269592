package import AppHost
package import Foundation

/// One browser's running app.
@MainActor package final class BrowserSession {
  /// How many rows of a list a page shows at most. Shorter lists are shown whole.
  package static let listWindow = 120

  private let app: AppSession
  /// What its maker sees beside it.
  package let inspector: (any Inspector)?
  private var sent = SentPages()
  private var news = News()
  private let signal = ChangeSignal()
  /// How often code had scrolled each list by the last page.
  private var scrolls: [NodeID: Int] = [:]
  private var lastEvent: Task<Result<EventAnswer, Problem>, Never>?
  /// Whether it was put away, and not ended by its app.
  package private(set) var isClosed = false

  /// - Parameter isStrict: whether it is over where the app does what Apple's UIKit may corrupt its state over.
  /// - Throws: what the app's launch throws.
  package init(
    app: App, token: SessionToken, width: App.Device.Width = .compact, isStrict: Bool = false,
    clock: SessionClock = .real, opening link: URL? = nil, makeInspector: InspectorMaker? = nil
  ) throws {
    let census = makeInspector.map { _ in Census() }
    // A browser outlives its sessions, and may still show a page of the last one.
    let session = try AppSession(
      app: app, device: App.Device(id: token.rawValue, width: width), clock: clock,
      firstRevision: .random(in: 1...1 << 40), isStrict: isStrict, opening: link, census: census)
    self.app = session
    inspector = census.flatMap { makeInspector?(session, $0) }
    self.app.listWindow = Self.listWindow
    self.app.onChange = { [signal] in signal.fire() }
    if let link = self.app.openedLinks.last { news.note(link: link) }
    for text in self.app.announcements { news.note(announcement: text) }
    self.app.onOpen = { [weak self, signal] link in
      self?.news.note(link: link)
      signal.fire()
    }
    self.app.onAnnouncement = { [weak self, signal] text in
      self?.news.note(announcement: text)
      signal.fire()
    }
  }

  /// What the address bar is to say, nil where the app has no addresses.
  package var address: String? { app.address }

  /// Opens a link to the app.
  package func open(_ link: URL) { app.perform(.open(link)) }

  /// Why the app is over, nil while it runs.
  package var endReason: String? { app.endReason ?? app.strictFault }

  // MARK: Pages

  /// Counts what pages differ in, what is on screen and the news beside it. Neither part ever gets less, so that no two
  /// states have the same number.
  private func countVersions() -> Int {
    // An app that has ended has no address; that is no news.
    if app.endReason == nil { news.note(address: app.address) }
    return app.version + news.count
  }

  /// The whole page, for a browser that has none.
  package func show(notice: String? = nil) -> Page { page(after: nil, notice: notice) }

  /// What is new since the version, or everything where that is not known any more.
  package func patch(
    from version: Int, notice: String? = nil, typed: Set<NodeID> = []
  ) -> Patch {
    let former = sent.entry(version)
    return Patch(from: former, to: page(after: former, notice: notice), typed: typed)
  }

  /// The same, as soon as there is something new; nil where that does not come in time.
  package func change(since version: Int, within limit: Duration) async -> Patch? {
    let deadline = ContinuousClock.now.advanced(by: limit)
    while countVersions() == version, endReason == nil, !isClosed,
      ContinuousClock.now < deadline
    {
      await signal.wait(until: deadline)
    }
    return countVersions() == version ? nil : patch(from: version)
  }

  /// The page of now. It tells the news since a former one, or where that is not known, what no page has been told.
  private func page(after former: SentPages.Entry?, notice: String?) -> Page {
    let heard = (former ?? sent.latest)?.heard ?? 0
    let page = Page(
      name: app.app.name, tree: app.tree.remembering(sent.latest?.tree), version: countVersions(),
      revision: app.revision, isBusy: app.isBusy, notice: notice, link: news.link(since: heard),
      announcements: news.announcements(since: heard), width: app.width, address: app.address)
    sent.add(SentPages.Entry(version: page.version, tree: page.tree, heard: news.count))
    news.forget(until: sent.leastHeard)
    for scrolled in page.tree.scrolledLists { scrolls[scrolled.list] = scrolled.count }
    return page
  }

  func nextChange(until deadline: ContinuousClock.Instant) async {
    await signal.wait(until: deadline)
  }

  /// The picture with the key, if it is on a screen that this browser shows.
  package func picture(_ key: String) -> Picture? { sent.picture(key) }

  /// Where on the page a browser without the script goes on after what it asks for.
  package func place(after submission: Submission) -> String? { submission.place(on: app.tree) }

  /// Where code has scrolled to since the last page, for a browser without the script.
  package var goal: String? {
    let new = app.tree.scrolledLists.last { scrolls[$0.list] != $0.count }
    return new.map { TreeMarkup.id($0.target) }
  }

  /// Waits for what the app is about to show.
  package func settle(within limit: Duration) async { await app.settle(within: limit) }

  // MARK: Events

  /// Carries out what the user did, after what the same browser asked for before.
  ///
  /// - Throws: a problem where no page of ours can have asked for that.
  package func perform(_ submission: Submission) async throws(Problem) -> EventAnswer {
    // In turn, or two presses of one button could both find the page still up to date.
    let task = Task { [lastEvent] () -> Result<EventAnswer, Problem> in
      _ = await lastEvent?.value
      do throws(Problem) {
        return .success(try await performNow(submission))
      } catch {
        return .failure(error)
      }
    }
    lastEvent = task
    defer { if lastEvent == task { lastEvent = nil } }
    return try await task.value.get()
  }

  private func performNow(_ submission: Submission) async throws(Problem) -> EventAnswer {
    guard endReason == nil else { return .ended }
    guard submission.revision == app.revision else { return .stale }
    // A screen that is still sliding in does not hear taps. The user's is not lost on it.
    await app.transitionsEnded()
    if submission.action?.node == nil, submission.revision != app.revision { return .stale }
    if let width = submission.width { app.width = width }
    guard submission.missing(on: app.tree) == nil else { return .gone }
    for event in try submission.events(on: app.tree) {
      if case .refused(let refusal) = app.perform(event) { return EventAnswer(refusal) }
    }
    return endReason == nil ? .performed : .ended
  }

  /// Ends the app and wakes those who wait for a change of it.
  package func end() {
    isClosed = true
    app.onChange = nil
    app.end()
    signal.fire()
  }
}
