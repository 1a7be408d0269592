/// What a view of a collection is for.
struct SupplementaryPlace: Hashable {
  let kind: String
  let path: IndexPath
}
