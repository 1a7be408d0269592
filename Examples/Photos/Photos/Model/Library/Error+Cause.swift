import Foundation

extension Error {
  /// The part of an error that tells a reader what was wrong, such as “No such file or directory”.
  ///
  /// Foundation on Linux hides it below an error that says only that something failed.
  var cause: String {
    let text =
      switch self as any Error {
      case let error as CocoaError:
        (error.underlying as? POSIXError)?.reason ?? error.localizedDescription
      case let error as POSIXError:
        error.reason
      case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
        DecodingError.valueNotFound(_, let context), DecodingError.keyNotFound(_, let context):
        context.debugDescription
      default:
        localizedDescription
      }
    // It is to stand in the middle of a sentence.
    return text.trimmingCharacters(in: CharacterSet(charactersIn: "."))
  }
}

extension POSIXError {
  fileprivate var reason: String { String(cString: strerror(code.rawValue)) }
}
