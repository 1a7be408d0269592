package import AppHost

/// What those who build an app see beside it: what one session of it is made of, and what has
/// happened there. A host only draws it.
@MainActor package protocol Inspector: AnyObject {
  /// As it is now. Asked for whenever something may have changed, and each second while somebody looks.
  var sections: [InspectorSection] { get }

  /// One of the sections' buttons was pressed.
  func press(_ button: String)
}

/// Makes the inspector of a new session.
///
/// - Parameter census: knows everything that the session has made, from its launch on.
package typealias InspectorMaker = @MainActor @Sendable (AppSession, Census) -> any Inspector
