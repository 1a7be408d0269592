import Foundation
import Testing

@testable import Photos

@Suite("The data folder")
struct DataFolderTests {
  @Test(
    "is where the XDG specification says",
    arguments: [
      ([:], "/home/ann/.local/share/fairway/photos", "/home/ann/.cache/fairway/photos"),
      (
        ["XDG_DATA_HOME": "/data", "XDG_CACHE_HOME": "/tmp/c"],
        "/data/fairway/photos", "/tmp/c/fairway/photos"
      ),
      (
        ["XDG_DATA_HOME": "/data/"],
        "/data/fairway/photos", "/home/ann/.cache/fairway/photos"
      ),
      (
        ["XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "./c"],
        "/home/ann/.local/share/fairway/photos", "/home/ann/.cache/fairway/photos"
      ),
      (
        ["XDG_DATA_HOME": "", "XDG_CACHE_HOME": ""],
        "/home/ann/.local/share/fairway/photos", "/home/ann/.cache/fairway/photos"
      ),
    ] as [([String: String], String, String)])
  func places(environment: [String: String], data: String, cache: String) {
    let folder = DataFolder(environment: environment, home: URL(filePath: "/home/ann"))
    #expect(folder.data.path == data)
    #expect(folder.cache.path == cache)
  }
}
