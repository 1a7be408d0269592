import Testing
import UIKit

@MainActor @Suite("Constraints") struct LayoutTests {
  let parent = UIView()
  let left = UIView()
  let right = UIView()

  init() {
    parent.addSubview(left)
    parent.addSubview(right)
  }

  @Test("Constraints are updated from the innermost view outwards, before anything is laid out")
  func order() {
    final class Note: UIView {
      static var log: [String] = []
      var name = ""
      override func updateConstraints() {
        Self.log.append("update \(name)")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        Self.log.append("lay out \(name)")
        // What layout adds has its turn too, likewise.
        guard name == "outer", subviews.count == 1 else { return }
        let (late, latest) = (Note(), Note())
        (late.name, latest.name) = ("late", "latest")
        late.addSubview(latest)
        addSubview(late)
      }
    }
    let (outer, inner) = (Note(), Note())
    (outer.name, inner.name) = ("outer", "inner")
    outer.addSubview(inner)
    Note.log = []
    outer.layoutIfNeeded()
    #expect(
      Note.log == [
        "update inner", "update outer", "lay out outer", "lay out inner", "update latest",
        "update late", "lay out late", "lay out latest",
      ])
    Note.log = []
    outer.layoutIfNeeded()
    #expect(Note.log == ["lay out outer"])
    Note.log = []
    inner.setNeedsUpdateConstraints()
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(Note.log == ["update inner", "lay out outer", "lay out inner"])
  }

  @Test("An active constraint belongs to the nearest view around its items")
  func activation() {
    let between = left.trailingAnchor.constraint(equalTo: right.leadingAnchor, constant: 8)
    let own = left.widthAnchor.constraint(equalToConstant: 44)
    let up = left.topAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.topAnchor)
    NSLayoutConstraint.activate([between, own, up])
    #expect(parent.constraints == [between, up])
    #expect(left.constraints == [own])
    #expect(between.isActive)
    #expect(between.constant == 8)
    between.isActive = true
    #expect(parent.constraints.count == 2)
    NSLayoutConstraint.deactivate([between, own, up])
    #expect(parent.constraints.isEmpty)
    #expect(!own.isActive)
  }

  @Test("The values of a constraint are those it was made with")
  func values() {
    let constraint = left.heightAnchor.constraint(
      lessThanOrEqualTo: right.widthAnchor, multiplier: 0.5, constant: 3)
    constraint.priority = .defaultHigh
    #expect(constraint.firstItem === left)
    #expect(constraint.secondItem === right)
    #expect(constraint.firstAttribute == .height)
    #expect(constraint.secondAttribute == .width)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.multiplier == 0.5)
    let old = NSLayoutConstraint(
      item: left, attribute: .top, relatedBy: .equal, toItem: parent, attribute: .top,
      multiplier: 1, constant: 0)
    #expect(old.secondItem === parent)
  }

  @Test("Items without a common ancestor are an exception")
  func noAncestor() {
    let stranger = UIView()
    let stage = Stage()
    let constraint = left.topAnchor.constraint(equalTo: stranger.topAnchor)
    stage.run { constraint.isActive = true }
    #expect(!constraint.isActive)
    #expect(stage.faults.first?.contains("no common ancestor") == true)
  }

  @Test("A constraint outlives its views, which it does not retain")
  func lifetime() {
    var constraint: NSLayoutConstraint?
    weak var gone: UIView?
    do {
      let view = UIView()
      gone = view
      constraint = view.widthAnchor.constraint(equalToConstant: 1)
      constraint?.isActive = true
      #expect(view.constraints.count == 1)
    }
    #expect(gone == nil)
    #expect(constraint?.firstItem == nil)
    #expect(constraint?.isActive == false)
    constraint?.isActive = false
  }

  @Test("The guides of a view are always the same, and go with it")
  func guides() {
    #expect(parent.safeAreaLayoutGuide === parent.safeAreaLayoutGuide)
    #expect(parent.layoutMarginsGuide !== parent.readableContentGuide)
    weak var gone: UIView?
    let guide: UILayoutGuide
    do {
      let view = UIView()
      guide = view.layoutMarginsGuide
      #expect(guide.owningView === view)
      gone = view
    }
    #expect(gone == nil)
    #expect(guide.owningView == nil)
  }

  @Test("A guide belongs to one view at a time")
  func ownGuide() {
    let guide = UILayoutGuide()
    left.addLayoutGuide(guide)
    right.addLayoutGuide(guide)
    #expect(left.layoutGuides.isEmpty)
    #expect(right.layoutGuides == [guide])
    right.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
  }

  @Test("What ties a tree to the views around it can be dropped")
  func dropping() {
    let inner = UIView()
    left.addSubview(inner)
    let tie = inner.topAnchor.constraint(equalTo: right.topAnchor)
    let within = inner.topAnchor.constraint(equalTo: left.topAnchor)
    NSLayoutConstraint.activate([tie, within])
    left.isTakenFromItsSuperviews()
    #expect(parent.constraints.isEmpty)
    #expect(left.constraints == [within])
  }

  @Test("Margins read the same in both ways of writing them")
  func margins() {
    #expect(parent.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    parent.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(parent.directionalLayoutMargins.trailing == 4)
    #expect(parent.contentHuggingPriority(for: .vertical) == .defaultLow)
    parent.setContentHuggingPriority(.required, for: .vertical)
    #expect(parent.contentHuggingPriority(for: .vertical) == .required)
    #expect(parent.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }
}
