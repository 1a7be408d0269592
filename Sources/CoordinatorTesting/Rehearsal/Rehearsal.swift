public import AppHost

/// How an app is tried out by a machine: started afresh each time, with nothing kept from the time
/// before, and with what the machine cannot know by itself.
///
///     Rehearsal(
///       samples: ["Name": ["Ada"], "Password": ["correct horse", "wrong"]],
///       screens: ["PhotoListViewController", "PhotoViewController"]
///     ) {
///       let store = try Store.inMemory()
///       return Rehearsal.Run(
///         app: App(name: "Photos") { _ in AppDelegate(store: store) },
///         digest: { store.description })
///     }
public struct Rehearsal: Sendable {
  /// What may be written into fields.
  public var samples: Samples

  /// The types of the app's screens and of its coordinators, as far as each of them should be seen
  /// in a rehearsal of the whole app.
  public var screens: [String]
  public var coordinators: [String]

  private let start: @MainActor @Sendable () throws -> Run

  /// The app, started once.
  public struct Run: Sendable {
    public let app: App
    /// What the app has stored, as far as it matters for what its user can do: whatever varies from
    /// one run to the next (dates, identities that are counted) is left out or replaced. Two moments
    /// with the same screen and the same digest are one state. The app runs on
    /// `VirtualUser.device`.
    public let digest: @MainActor @Sendable () -> String

    public init(app: App, digest: @escaping @MainActor @Sendable () -> String = { "" }) {
      self.app = app
      self.digest = digest
    }
  }

  /// - Parameter start: makes the app anew, on a store of its own in memory.
  public init(
    samples: Samples = [:], screens: [String] = [], coordinators: [String] = [],
    start: @escaping @MainActor @Sendable () throws -> Run
  ) {
    self.samples = samples
    self.screens = screens
    self.coordinators = coordinators
    self.start = start
  }

  /// Makes the app anew.
  @MainActor public func run() throws -> Run { try start() }
}
