import Testing
import UIKit

/// Constraints drawn as text.
@MainActor @Suite struct VisualFormatTests {
  let parent = UIView()
  let name = UILabel()
  let value = UILabel()

  init() {
    parent.addSubview(name)
    parent.addSubview(value)
  }

  private func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics,
      views: ["name": name, "value": value]
    ).map(describe)
  }

  /// As an equation, with the names of the format.
  private func describe(_ constraint: NSLayoutConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .equal: "="
      case .greaterThanOrEqual: ">="
      }
    var right: [String] = []
    if let item = constraint.secondItem {
      right.append("\(title(item)).\(constraint.secondAttribute)")
    }
    if right.isEmpty || constraint.constant != 0 { right.append("\(Int(constraint.constant))") }
    let priority =
      constraint.priority == .required ? "" : " @\(Int(constraint.priority.rawValue))"
    return "\(title(constraint.firstItem)).\(constraint.firstAttribute) \(relation) "
      + right.joined(separator: " + ") + priority
  }

  private func title(_ item: AnyObject?) -> String {
    item === name ? "name" : item === value ? "value" : item === parent ? "|" : "nothing"
  }

  @Test(
    "A format is the constraints that it draws",
    arguments: [
      ("[name]-[value]", ["value.leading = name.trailing + 8"]),
      ("H:[name][value]", ["value.leading = name.trailing"]),
      ("V:[name]-12-[value]", ["value.top = name.bottom + 12"]),
      (
        "|-20-[name]-(>=gap@low)-[value]|",
        [
          "name.leading = |.leading + 20", "value.leading >= name.trailing + 30 @250",
          "|.trailing = value.trailing",
        ]
      ),
      (
        "V:|-[name]-|",
        ["name.top = |.topMargin", "|.bottomMargin = name.bottom"]
      ),
      ("[name(100)]", ["name.width = 100"]),
      ("V:[name(>=gap,<=80@500)]", ["name.height >= 30", "name.height <= 80 @500"]),
      (
        "[name(==value)]-gap-[value]",
        ["name.width = value.width", "value.leading = name.trailing + 30"]
      ),
      ("[name]-(-4)-[value]", ["value.leading = name.trailing + -4"]),
    ] as [(String, [String])])
  func formats(format: String, expected: [String]) {
    #expect(constraints(format, metrics: ["gap": 30, "low": 250.0]) == expected)
  }

  @Test("Options align the views, and say which way they follow each other")
  func options() {
    #expect(
      constraints("[name]-[value]", [.alignAllTop, .alignAllBottom]) == [
        "value.leading = name.trailing + 8", "name.top = value.top", "name.bottom = value.bottom",
      ])
    #expect(
      constraints("|-5-[name][value]", .directionLeftToRight) == [
        "name.left = |.left + 5", "value.left = name.right",
      ])
    #expect(
      constraints("|-(>=5)-[name]-[value]", .directionRightToLeft) == [
        "name.right <= |.right + -5", "value.right = name.left + -8",
      ])
    #expect(
      constraints("V:[name]-[value]", .spacingBaselineToBaseline) == [
        "value.firstBaseline = name.lastBaseline + 8"
      ])
  }

  @Test("The constraints are inactive until they are activated")
  func activation() {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|-[name]-[value]-|", metrics: nil, views: ["name": name, "value": value])
    #expect(made.count == 3)
    #expect(parent.constraints.isEmpty)
    NSLayoutConstraint.activate(made)
    #expect(parent.constraints == made)
  }

  @Test(
    "A format that cannot be read is an exception that says why",
    arguments: [
      ("[name", "Expected a ']' here"), ("[name]-5[value]", "Expected a '-' here"),
      ("[name]-[price]", "price is not a key in the views dictionary."),
      ("[name]-gap-[value]", "gap is not a key in the metrics dictionary."),
      ("[name(1.2.3)]", "'1.2.3' is not a number"), ("", "Expected a view or '|' here"),
    ])
  func problems(format: String, reason: String) {
    let stage = Stage()
    stage.run { #expect(constraints(format) == []) }
    #expect(stage.faults.count == 1)
    #expect(stage.faults.first?.contains("Unable to parse constraint format") == true)
    #expect(stage.faults.first?.contains(reason) == true)
  }

  @Test("An edge of a superview that is not there is an exception")
  func noSuperview() {
    let stage = Stage()
    name.removeFromSuperview()
    stage.run { #expect(constraints("|[name]") == []) }
    #expect(stage.faults.first?.contains("doesn't have a superview") == true)
  }
}
