import Foundation

/// The photographs on offer and where their pictures lie.
///
/// Pictures are files, because a host serves them by address: their bytes never need to be in
/// memory. What is thrown is a ``PhotoLibraryError`` or a `CancellationError`.
protocol PhotoLibrary: Sendable {
  /// In the order in which they are to be listed.
  var photos: [Photo] { get }

  /// A small picture for a list. Making it may take a while, the first time.
  func thumbnail(of photo: Photo) async throws -> URL

  /// The picture in full.
  func picture(of photo: Photo) async throws -> URL
}
