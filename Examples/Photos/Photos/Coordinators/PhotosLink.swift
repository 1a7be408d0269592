import Coordinators

/// The steps of the app's links: `/photos/blue-ice/buy`.
extension LinkStep {
  /// A photo's own screen.
  static func photo(_ photo: Photo) -> LinkStep { LinkStep("photo", ["id": photo.id]) }
  /// A purchase that begins on the photo's screen.
  static let buy: LinkStep = "buy"
  /// A purchase that begins in a row.
  static func buy(_ photo: Photo) -> LinkStep { LinkStep("buy", ["id": photo.id]) }
  static let terms: LinkStep = "terms"
  static let signIn: LinkStep = "signIn"
  static let createAccount: LinkStep = "createAccount"
}

extension LinkMap {
  /// How they are written. A new account is part of signing in, and has no address of its own.
  static let photos = LinkMap([
    "photo": "photos/{id}", "buy": "buy", "buy": "buy/{id}", "terms": "terms", "signIn": "sign-in",
  ])
}
