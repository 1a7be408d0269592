import Foundation

/// Makes thumbnails with `vipsthumbnail`, from Debian's package libvips-tools.
///
/// Decoders meet files that were made to break them. Theirs is a process of its own, which may
/// crash, be out of memory or hang, and only its one picture is lost.
struct Thumbnailer: Sendable {
  /// What one picture may take.
  struct Limits: Sendable {
    var megapixels = 200
    var memoryInMegabytes = 1536
    var seconds = 20
  }

  /// The most pixels on the long side.
  static let side = 320

  /// The program and its first arguments; looked for in `PATH`.
  var command = ["vipsthumbnail"]
  var limits = Limits()

  /// The thumbnail's JPEG data: upright, in sRGB, on white where the picture is transparent, and
  /// without what the camera wrote about place and owner.
  ///
  /// Blocks its thread until it is done.
  func thumbnail(of file: URL) throws(PhotoLibraryError) -> Data {
    guard let input = try? FileHandle(forReadingFrom: file) else {
      throw .pictureMissing(path: file.path)
    }
    defer { try? input.close() }
    try check(input, of: file)
    let result: ToolResult
    do {
      result = try tool.run(input: input)
    } catch {
      throw .toolFailed(name: toolName, cause: error.cause)
    }
    switch result {
    case .output(let data) where !data.isEmpty: return data
    case .notFound: throw .toolMissing(name: toolName)
    case .output, .failed: throw .pictureBroken(path: file.path)
    }
  }

  private func check(_ input: FileHandle, of file: URL) throws(PhotoLibraryError) {
    guard let header = try? ImageHeader(of: input), (try? input.seek(toOffset: 0)) != nil else {
      throw .pictureBroken(path: file.path)
    }
    let megapixels = header.width * header.height / 1_000_000
    guard megapixels <= limits.megapixels else {
      throw .pictureTooLarge(
        path: file.path, megapixels: megapixels, limit: limits.megapixels)
    }
  }

  private var toolName: String { command.first ?? "" }

  /// The picture goes in and out through pipes: a file's name may hold `%s` or `[`, which the
  /// program would take for instructions.
  private var tool: Tool {
    Tool(
      command: command + [
        "stdin[fail_on=truncated]", "--size", "\(Self.side)x\(Self.side)>",
        "--export-profile", "srgb", "--output", ".jpg[Q=80,strip,background=255]",
      ],
      environment: [
        // Loaders that libvips itself does not trust with strangers' files are not needed here.
        "VIPS_BLOCK_UNTRUSTED": "1",
        // Two pictures are made at once; more threads for each would only take from the app.
        "VIPS_CONCURRENCY": "1",
        // What would be too much memory is not to become too much disk instead.
        "VIPS_DISC_THRESHOLD": "1t",
      ],
      memoryInMegabytes: limits.memoryInMegabytes, seconds: limits.seconds)
  }
}
