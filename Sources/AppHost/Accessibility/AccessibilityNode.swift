/// One thing on screen, the way a screen reader sees it.
public struct AccessibilityNode: Codable, Equatable, Sendable, Identifiable {
  /// The same for as long as the thing is on screen, and never given to another one in a session.
  /// A row's comes from the item it shows, not from the cell that shows it.
  public var id: NodeID
  public var role: AccessibilityRole
  /// What the thing is called: a button's title, a text's words, a screen's title.
  public var label: String
  /// What it holds: a field's text. Empty where it holds nothing.
  public var value: String
  /// What tests know it by, if the app gave it a name.
  public var identifier: String?
  public var state: AccessibilityState
  /// What the user can do here. Empty under a modal, on disabled things and on plain text.
  public var actions: [AccessibilityAction]
  /// Set on text fields, search fields and text views.
  public var field: FieldTraits?
  /// Set on sliders, page controls and progress views.
  public var range: ValueRange?
  /// Set on date pickers.
  public var date: DateTraits?
  /// Set on images and on buttons with one.
  public var picture: Picture?
  /// Set on texts, on headings, and on titles that stand large.
  public var textSize: TextSize?
  /// Set on groups whose children stand in a row or a column.
  public var axis: Axis?
  /// Set on menus and popovers: what on the layers below they come from, if that has a node.
  public var origin: NodeID?
  public var children: [AccessibilityNode]

  public enum Axis: String, Codable, Sendable { case horizontal, vertical }

  public init(
    id: NodeID, role: AccessibilityRole, label: String = "", value: String = "",
    identifier: String? = nil, state: AccessibilityState = [],
    actions: [AccessibilityAction] = [], field: FieldTraits? = nil, range: ValueRange? = nil,
    date: DateTraits? = nil, picture: Picture? = nil, textSize: TextSize? = nil,
    axis: Axis? = nil, origin: NodeID? = nil, children: [AccessibilityNode] = []
  ) {
    self.id = id
    self.role = role
    self.label = label
    self.value = value
    self.identifier = identifier
    self.state = state
    self.actions = actions
    self.field = field
    self.range = range
    self.date = date
    self.picture = picture
    self.textSize = textSize
    self.axis = axis
    self.origin = origin
    self.children = children
  }
}
