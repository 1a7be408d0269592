/// A file that belongs to every page. Its address changes with its content, so that a browser may
/// keep it for ever.
package struct Asset: Sendable {
  package let path: String
  package let contentType: String
  package let bytes: [UInt8]
  /// Made once, at the highest level.
  package let compressed: [UInt8]?

  package static let style = Asset(
    "app", "css", "text/css; charset=utf-8",
    PackageResources.base_css + PackageResources.lists_css + PackageResources.fields_css
      + PackageResources.layers_css + PackageResources.ways_css)
  package static let script = Asset(
    "app", "js", "text/javascript; charset=utf-8", withoutComments(PackageResources.app_js))
  package static let icon = Asset("icon", "svg", "image/svg+xml", PackageResources.icon_svg)

  /// The inspector's, which no page of an app loads.
  static let inspectorStyle = Asset(
    "inspector", "css", "text/css; charset=utf-8", PackageResources.inspector_css)
  static let inspectorScript = Asset(
    "inspector", "js", "text/javascript; charset=utf-8",
    withoutComments(PackageResources.inspector_js))

  static let all = [style, script, icon, inspectorStyle, inspectorScript]

  private init(_ name: String, _ suffix: String, _ contentType: String, _ bytes: [UInt8]) {
    path = "/assets/\(name)-\(Fingerprint.of(bytes)).\(suffix)"
    self.contentType = contentType
    self.bytes = bytes
    compressed = Gzip.compress(bytes, level: 9)
  }

  /// Without what only we read: lines of comments, and the space before all others.
  private static func withoutComments(_ script: [UInt8]) -> [UInt8] {
    let lines = String(decoding: script, as: UTF8.self).split(separator: "\n")
      .map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }
    return Array(lines.joined(separator: "\n").utf8)
  }
}
