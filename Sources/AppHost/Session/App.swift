public import UIKit

/// An app that hosts can run, in as many sessions as they like.
public struct App: Sendable {
  /// What users call it: "Photos".
  public let name: String
  private let isPage: @Sendable (URL) -> Bool
  private let launch: @MainActor @Sendable (Device) throws -> any UIApplicationDelegate

  /// Where a session runs. An app that keeps something for each of its installations (who is
  /// signed in, say) keeps it under the device's identity.
  public struct Device: Hashable, Sendable {
    public let id: String
    /// How much room there is from side to side as the session begins.
    public let width: Width

    public init(id: String, width: Width = .compact) {
      self.id = id
      self.width = width
    }

    /// A phone's, or that of a tablet or a desk, where split views show their columns.
    public enum Width: String, Codable, Sendable { case compact, regular }
  }

  /// - Parameters:
  ///   - isPage: whether an address is one of the app's pages, which a host that has addresses opens
  ///     as a link. An app on a phone has its site say so (`apple-app-site-association`).
  ///   - launch: makes the application delegate of one new session. What sessions share (a database)
  ///     is made before and captured. An error's description is shown to the user.
  public init(
    name: String, isPage: @escaping @Sendable (URL) -> Bool = { _ in false },
    launch: @escaping @MainActor @Sendable (Device) throws -> any UIApplicationDelegate
  ) {
    self.name = name
    self.isPage = isPage
    self.launch = launch
  }

  /// Whether an address is one of the app's pages.
  public func hasPage(at address: URL) -> Bool { isPage(address) }

  @MainActor func makeDelegate(on device: Device) throws -> any UIApplicationDelegate {
    try launch(device)
  }
}
