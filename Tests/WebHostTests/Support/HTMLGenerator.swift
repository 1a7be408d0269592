import WebHost

/// Pages by chance, the same ones for the same seed.
struct HTMLGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A page whose elements take their identities from few, so that two pages have many of them in
  /// common, in other places.
  mutating func page() -> HTMLElement {
    var free = (0..<14).map { "e\($0)" }.shuffled(using: &self)
    return element(id: "app", depth: 0, free: &free)
  }

  private mutating func element(id: String?, depth: Int, free: inout [String]) -> HTMLElement {
    var element = HTMLElement(
      id == "app" ? "div" : ["div", "p"].randomElement(using: &self) ?? "p",
      [
        "id": id, "class": Bool.random(using: &self) ? "a" : nil,
        "title": Bool.random(using: &self) ? "<&\">" : "",
      ])
    guard depth < 4 else { return element }
    for _ in 0..<Int.random(in: 0...4, using: &self) {
      switch Int.random(in: 0...6, using: &self) {
      case 0: element.children.append(.text(["a", "b"].randomElement(using: &self) ?? "a"))
      case 1:
        element.children.append(.element(self.element(id: nil, depth: depth + 1, free: &free)))
      default:
        guard let id = free.popLast() else { continue }
        element.children.append(.element(self.element(id: id, depth: depth + 1, free: &free)))
      }
    }
    return element
  }
}
