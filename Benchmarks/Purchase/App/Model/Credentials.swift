/// What a user enters to be known by.
struct Credentials {
  let name: String
  let password: String
}
