public import UIKit

/// An app that hosts can run, in as many sessions as they like.
public struct App: Sendable {
  /// What users call it: "Photos".
  public let name: String
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

  /// - Parameter launch: makes the application delegate of one new session. What sessions share (a
  ///   database) is made before and captured. An error's description is shown to the user.
  public init(
    name: String,
    launch: @escaping @MainActor @Sendable (Device) throws -> any UIApplicationDelegate
  ) {
    self.name = name
    self.launch = launch
  }

  @MainActor func makeDelegate(on device: Device) throws -> any UIApplicationDelegate {
    try launch(device)
  }
}
