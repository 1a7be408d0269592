#if canImport(CoordinatorTesting)
  import AppHost
  import CoordinatorTesting
  import Notes
  import Testing

  @MainActor struct CrawlTests {
    @Test func `nothing is wrong wherever a user can go`() async throws {
      let rehearsal = Rehearsal(
        samples: ["Title": ["Shopping"]],
        screens: ["NoteListViewController", "NoteViewController", "WritingViewController"],
        coordinators: ["AppCoordinator", "WritingCoordinator"]
      ) {
        let book = NoteBook([Note(title: "Ideas")])
        return Rehearsal.Run(
          app: App(name: "Notes") { _ in AppDelegate(book: book) }, digest: { "\(book.notes)" })
      }
      let report = try await rehearsal.crawl()
      #expect(report.findings == [], "\(report.text(of: "Notes"))")
      #expect(!report.statistics.isCut)
    }
  }
#endif
