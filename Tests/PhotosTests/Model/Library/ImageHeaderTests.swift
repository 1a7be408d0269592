import Foundation
import Testing

@testable import Photos

@Suite("An image header")
struct ImageHeaderTests {
  func header(of data: Data) -> ImageHeader? {
    ImageHeader { offset, count in
      data.dropFirst(offset).prefix(count)
    }
  }

  @Test("tells the size of every kind of picture", arguments: Fixture.allCases)
  func size(fixture: Fixture) throws {
    let header = try #require(try header(of: fixture.data))
    #expect((header.width, header.height) == fixture.size)
  }

  @Test("is nil for what ends before the size", arguments: Fixture.allCases)
  func cutShort(fixture: Fixture) throws {
    for length in [0, 1, 3, 11, 12, 20] {
      #expect(try header(of: fixture.data.prefix(length)) == nil)
    }
  }

  @Test("does not follow a JPEG's segments for ever")
  func endlessSegments() {
    var data = Data([0xFF, 0xD8])
    for _ in 0..<100_000 { data.append(contentsOf: [0xFF, 0xE1, 0, 2]) }
    #expect(header(of: data) == nil)
  }

  @Test(
    "is nil for a JPEG that makes no sense",
    arguments: [
      [0xFF, 0xD8, 0xFF, 0xD9, 0, 0, 0, 0, 0, 0, 0],
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0],
      [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 0, 0, 9, 3],
    ] as [[UInt8]])
  func nonsense(bytes: [UInt8]) {
    #expect(header(of: Data(bytes)) == nil)
  }
}
