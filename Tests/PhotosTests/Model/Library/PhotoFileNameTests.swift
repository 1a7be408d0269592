import Testing

@testable import Photos

@Suite("A photo named by its file")
struct PhotoFileNameTests {
  @Test(
    "has the name without extension for its title",
    arguments: [
      ("sea.jpg", "sea"),
      ("summer_in-Rome.JPG", "summer in Rome"),
      ("v1.2.png", "v1.2"),
      ("<b>bold</b> & co.png", "<b>bold<:b> & co"),
      ("日没 🌅.webp", "日没 🌅"),
      ("שקיעה.jpg", "שקיעה"),
      ("__.jpg", "__.jpg"),
    ])
  func title(fileName: String, title: String) {
    // A file name cannot hold a slash.
    let fileName = fileName.replacing("/", with: ":")
    #expect(Photo(fileName: fileName).title == title)
  }

  @Test(
    "has an id that is safe in a URL",
    arguments: [
      ("sea-1_a.jpg", "sea-1_a.jpg"),
      ("a b.jpg", "a~20b.jpg"),
      ("50%.jpg", "50~25.jpg"),
      ("~a.jpg", "~7ea.jpg"),
      ("<\"&'>?#.jpg", "~3c~22~26~27~3e~3f~23.jpg"),
      ("é.jpg", "~c3~a9.jpg"),
      ("a\n.jpg", "a~0a.jpg"),
    ])
  func id(fileName: String, id: String) {
    #expect(Photo(fileName: fileName).id == id)
  }

  @Test("has an id of its own")
  func unique() {
    let names = [
      "a.jpg", "a.png", "A.jpg", "a_.jpg", "a-.jpg", "a~20.jpg", "a .jpg", "e\u{301}.jpg",
      "\u{e9}.jpg",
    ]
    let ids = names.map { Photo(fileName: $0).id }
    #expect(Set(ids).count == ids.count)
  }
}
