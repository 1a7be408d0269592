import Foundation

extension Script {
  private struct Document: Codable {
    var version = 1
    var steps: [Step]
  }

  /// The same steps for machines. Comments are left out.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // A step is made of texts and finite numbers, which can always be encoded.
    let data = (try? encoder.encode(Document(steps: steps))) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  init(json: String) throws {
    do {
      let document = try JSONDecoder().decode(Document.self, from: Data(json.utf8))
      guard document.version == 1 else {
        throw ScriptError(
          line: 1, text: "version \(document.version)",
          message: "this version of a script is not known here")
      }
      self.init(document.steps)
    } catch let error as DecodingError {
      throw ScriptError(line: 1, text: error.place, message: error.cause)
    }
  }
}

extension DecodingError {
  private var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }

  /// Where in the document: `steps[2].do`.
  fileprivate var place: String {
    (context?.codingPath ?? []).reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }

  fileprivate var cause: String {
    if case .keyNotFound(let key, _) = self { return "“\(key.stringValue)” is missing" }
    return context?.debugDescription ?? "it is no script"
  }
}
