import Testing

/// How the list's flow makes its split view.
struct MasterDetailMake: CustomTestStringConvertible {
  var hasPlaceholder = false
  var ownsList = true
  static let all = [false, true].flatMap { hasPlaceholder in
    [false, true].map { MasterDetailMake(hasPlaceholder: hasPlaceholder, ownsList: $0) }
  }
  var testDescription: String { "placeholder: \(hasPlaceholder), list owned: \(ownsList)" }
}
