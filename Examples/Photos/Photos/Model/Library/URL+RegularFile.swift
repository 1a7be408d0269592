import Foundation

extension URL {
  /// Whether this is a file with contents, or a link to one: no folder, device or pipe, whose
  /// reading might never end.
  var isRegularFile: Bool {
    fileAttributes?[.type] as? FileAttributeType == .typeRegular
  }

  /// What the file system says of a file or, if this is a link, of the file it leads to.
  var fileAttributes: [FileAttributeKey: Any]? {
    try? FileManager.default.attributesOfItem(atPath: resolvingSymlinksInPath().path)
  }
}
