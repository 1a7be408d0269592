/// One thing on screen, the way a screen reader sees it.
///
/// To copy one is to retain one object, however much it holds: trees are made, searched and compared
/// at every step of a test.
public struct AccessibilityNode: Sendable, Identifiable {
  /// The same for as long as the thing is on screen, and never given to another one in a session.
  /// A row's comes from the item it shows, not from the cell that shows it.
  public var id: NodeID {
    get { storage.values.id }
    set { values.id = newValue }
  }
  public var role: AccessibilityRole {
    get { storage.values.role }
    set { values.role = newValue }
  }
  /// What the thing is called: a button's title, a text's words, a screen's title.
  public var label: String {
    get { storage.values.label }
    set { values.label = newValue }
  }
  /// What it holds: a field's text. Empty where it holds nothing.
  public var value: String {
    get { storage.values.value }
    set { values.value = newValue }
  }
  /// What tests know it by, if the app gave it a name.
  public var identifier: String? {
    get { storage.values.identifier }
    set { values.identifier = newValue }
  }
  public var state: AccessibilityState {
    get { storage.values.state }
    set { values.state = newValue }
  }
  /// What the user can do here. Empty under a modal, on disabled things and on plain text.
  public var actions: [AccessibilityAction] {
    get { storage.values.actions }
    set { values.actions = newValue }
  }
  /// Set on text fields, search fields and text views.
  public var field: FieldTraits? {
    get { storage.values.field }
    set { values.field = newValue }
  }
  /// Set on sliders, page controls and progress views.
  public var range: ValueRange? {
    get { storage.values.range }
    set { values.range = newValue }
  }
  /// Set on date pickers.
  public var date: DateTraits? {
    get { storage.values.date }
    set { values.date = newValue }
  }
  /// Set on images, unless that is still to come, and on buttons with one.
  public var picture: Picture? {
    get { storage.values.picture }
    set { values.picture = newValue }
  }
  /// Set on texts, on headings, and on titles that stand large.
  public var textSize: TextSize? {
    get { storage.values.textSize }
    set { values.textSize = newValue }
  }
  /// Set on groups whose children stand in a row or a column.
  public var axis: Axis? {
    get { storage.values.axis }
    set { values.axis = newValue }
  }
  /// Set on the rows of outlines, and of other lists in which some are indented: how deep a row lies, 1 for
  /// the outermost.
  public var level: Int? {
    get { storage.values.level }
    set { values.level = newValue }
  }
  /// Set on menus and popovers: what on the layers below they come from, if that has a node.
  public var origin: NodeID? {
    get { storage.values.origin }
    set { values.origin = newValue }
  }
  public var children: [AccessibilityNode] {
    get { storage.values.children }
    set { values.children = newValue }
  }

  public enum Axis: String, Codable, Sendable { case horizontal, vertical }

  public init(
    id: NodeID, role: AccessibilityRole, label: String = "", value: String = "",
    identifier: String? = nil, state: AccessibilityState = AccessibilityState(rawValue: 0),
    actions: [AccessibilityAction] = [], field: FieldTraits? = nil, range: ValueRange? = nil,
    date: DateTraits? = nil, picture: Picture? = nil, textSize: TextSize? = nil,
    axis: Axis? = nil, level: Int? = nil, origin: NodeID? = nil,
    children: [AccessibilityNode] = []
  ) {
    storage = Storage(
      Values(
        id: id, role: role, label: label, value: value, identifier: identifier, state: state,
        actions: actions, field: field, range: range, date: date, picture: picture,
        textSize: textSize, axis: axis, level: level, origin: origin, children: children))
  }

  private var storage: Storage
  private var values: Values {
    get { storage.values }
    set { storage = Storage(newValue) }
  }

  private final class Storage: Sendable {
    let values: Values
    init(_ values: Values) { self.values = values }
  }

  private struct Values: Codable, Equatable, Sendable {
    var id: NodeID
    var role: AccessibilityRole
    var label: String
    var value: String
    var identifier: String?
    var state: AccessibilityState
    var actions: [AccessibilityAction]
    var field: FieldTraits?
    var range: ValueRange?
    var date: DateTraits?
    var picture: Picture?
    var textSize: TextSize?
    var axis: Axis?
    var level: Int?
    var origin: NodeID?
    var children: [AccessibilityNode]
  }
}

extension AccessibilityNode: Equatable {
  public static func == (one: AccessibilityNode, other: AccessibilityNode) -> Bool {
    one.storage === other.storage || one.values == other.values
  }
}

extension AccessibilityNode: Codable {
  public init(from decoder: any Decoder) throws {
    storage = Storage(try Values(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}
