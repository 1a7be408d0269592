/// What a user enters to be known by.
struct Credentials: Equatable {
  let name: String
  let password: String
}
