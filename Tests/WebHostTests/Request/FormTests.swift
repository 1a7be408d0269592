import AppHost
import HTTPTypes
import Testing
import WebHost

@Suite struct `A form` {
  private func submission(_ body: String) throws(Problem) -> Submission {
    try Submission(FormBody(body.utf8))
  }

  @Test func `is read as browsers write it`() throws {
    let form = try FormBody("a=1+2&b=%C3%A4%26&c&a=%3D=".utf8)
    #expect(
      form.pairs == [
        .init(name: "a", value: "1 2"), .init(name: "b", value: "ä&"),
        .init(name: "c", value: ""), .init(name: "a", value: "=="),
      ])
  }

  @Test func `says what was written and what was done`() throws {
    let submission = try submission("revision=3&version=9&text.f=ada&text.g=x&tap=b1")
    #expect(submission.revision == 3)
    #expect(submission.version == 9)
    #expect(submission.texts.map(\.text) == ["ada", "x"])
    #expect(submission.action == .tap("b1"))
  }

  @Test func `names rows of files whose names are as long as names can be`() throws {
    let name = String(repeating: "_7e_d0", count: 255)
    #expect(
      try submission("revision=3&version=9&tap=v4.i-\(name)").action
        == .tap(NodeID("v4.i-\(name)")))
  }

  @Test func `says how much room there is`() throws {
    #expect(try submission("revision=3&version=9").width == nil)
    #expect(try submission("revision=3&version=9&width=regular").width == .regular)
  }

  @Test func `becomes events, of texts that are new only`() throws {
    let submission = try submission("revision=3&version=9&text.f=ada&text.g=x&submit=g")
    let tree = tree([field("f", "Name", value: "ada"), field("g", "Word")])
    #expect(try submission.events(on: tree) == [.type("g", text: "x"), .submit("g")])
    #expect(submission.missing(on: tree) == nil)
    #expect(submission.missing(on: WebHostTests.tree([])) == "f")
  }

  @Test(arguments: [
    ("back=back", UserEvent.goBack), ("back=down", .swipeDown(.whole)), ("scroll=l", .scroll("l")),
    ("scrollBack=l", .scrollBack("l")),
  ])
  func `knows the ways back and the ends of a list`(pair: String, event: UserEvent) throws {
    #expect(try submission("revision=0&version=0&\(pair)").events(on: tree([])) == [event])
  }

  @Test(arguments: [
    "", "tap=b", "revision=1", "revision=x&version=1", "revision=-1&version=1",
    "revision=1&revision=1&version=1", "revision=1&version=1&tap=a&tap=b",
    "revision=1&version=1&tap=%00", "revision=1&version=1&tap=", "revision=1&version=1&text.=x",
    "revision=1&version=1&text.a%20b=x", "revision=1&version=1&fly=a",
    "revision=1&version=1&back=x",
    "revision=1&version=1&width=wide", "a=%", "a=%4", "a=%zz", "a=%ff",
    "revision=99999999999999999999&version=1",
  ])
  func `that no page of ours can send is refused`(body: String) {
    let problem = #expect(throws: Problem.self) { _ = try submission(body) }
    #expect(problem?.status == .badRequest)
  }
}
