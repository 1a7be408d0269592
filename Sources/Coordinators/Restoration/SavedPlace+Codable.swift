import UIKit

extension SavedPlace: Codable {
  private enum Key: String, CodingKey {
    case name, step, isFlow, draft, chosenTabs, chosenPlaces, tabs, children, order, childOrder
    case places
  }

  /// Reads as much as it can: another version may have written it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    if values.contains(.places) {
      let entries = try values.decode([SavedEntry].self, forKey: .places)
      guard let place = SavedPlace(entries) else {
        throw DecodingError.dataCorruptedError(
          forKey: .places, in: values, debugDescription: "The first place cannot be read.")
      }
      self = place
      return
    }
    // As version 1 has written it: each place within the one that it was opened from.
    try self.init(aloneFrom: decoder)
    let readable = (try? values.decodeIfPresent([Readable].self, forKey: .children)) ?? []
    children = readable.compactMap(\.place)
    unreadable += readable.count - children.count
  }

  /// Writes it with all that is in it as one list: what lies within one another a few hundred times,
  /// an encoder refuses.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(entries, forKey: .places)
  }

  private struct Readable: Decodable {
    let place: SavedPlace?
    init(from decoder: any Decoder) { place = try? SavedPlace(from: decoder) }
  }

  // MARK: Without its children

  init(aloneFrom decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      try values.decode(String.self, forKey: .name),
      step: try values.decodeIfPresent(LinkStep.self, forKey: .step),
      isFlow: try values.decode(Bool.self, forKey: .isFlow))
    do {
      draft = try values.decodeIfPresent(Data.self, forKey: .draft)
    } catch {
      unreadable = 1
    }
    order = (try? values.decodeIfPresent(Int.self, forKey: .order)) ?? nil
    childOrder = (try? values.decodeIfPresent(Int.self, forKey: .childOrder)) ?? nil
    chosenTabs = (try? values.decodeIfPresent([Int?].self, forKey: .chosenTabs)) ?? []
    chosenPlaces = (try? values.decodeIfPresent([Int?].self, forKey: .chosenPlaces)) ?? []
    tabs = (try? values.decodeIfPresent([SavedTab].self, forKey: .tabs)) ?? []
  }

  func encodeAlone(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(name, forKey: .name)
    try values.encode(isFlow, forKey: .isFlow)
    try values.encodeIfPresent(step, forKey: .step)
    try values.encodeIfPresent(draft, forKey: .draft)
    if !chosenTabs.isEmpty { try values.encode(chosenTabs, forKey: .chosenTabs) }
    if !chosenPlaces.isEmpty { try values.encode(chosenPlaces, forKey: .chosenPlaces) }
    if !tabs.isEmpty { try values.encode(tabs, forKey: .tabs) }
    try values.encodeIfPresent(order, forKey: .order)
    try values.encodeIfPresent(childOrder, forKey: .childOrder)
  }
}
