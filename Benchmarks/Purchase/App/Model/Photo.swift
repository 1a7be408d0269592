/// A photo on offer.
struct Photo: Hashable {
  let id: String
  let title: String
  let description: String

  static func gallery(of count: Int) -> [Photo] {
    (1...count).map { number in
      Photo(
        id: "photo-\(number)", title: "Photo number \(number)",
        description: "What there is to be seen on the photo with the number \(number).")
    }
  }
}
