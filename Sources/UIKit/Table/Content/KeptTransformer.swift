/// A transformer within a value that is compared: whether there is one counts, which one does not, as
/// closures cannot be compared.
struct KeptTransformer<Transformer>: Hashable {
  var transformer: Transformer?

  static func == (a: Self, b: Self) -> Bool { (a.transformer == nil) == (b.transformer == nil) }
  func hash(into hasher: inout Hasher) { hasher.combine(transformer == nil) }
}
