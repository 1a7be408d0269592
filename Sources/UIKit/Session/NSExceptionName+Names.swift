// Foundation on Linux has the type, not the names.
extension NSExceptionName {
  package static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  package static let rangeException = NSExceptionName("NSRangeException")
  package static let genericException = NSExceptionName("NSGenericException")
  package static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
}
