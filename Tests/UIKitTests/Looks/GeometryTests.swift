import Testing
import UIKit

/// Points and rectangles from view to view, by frames as they are set.
@MainActor @Suite struct GeometryTests {
  let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
  let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 40))

  init() { outer.addSubview(inner) }

  @Test("Out of a view and into it")
  func conversion() {
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 6, y: 7))
    #expect(inner.convert(CGPoint(x: 6, y: 7), from: outer) == CGPoint(x: 1, y: 1))
    outer.bounds.origin = CGPoint(x: 0, y: 10)
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 5, y: 6))
    let sibling = UIView(frame: CGRect(x: 100, y: 50, width: 10, height: 10))
    outer.addSubview(sibling)
    #expect(
      inner.convert(CGRect(x: 0, y: 0, width: 2, height: 2), to: sibling)
        == CGRect(x: -95, y: -44, width: 2, height: 2))
  }

  @Test("A transform is around the middle")
  func transform() {
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.convert(CGPoint(x: 25, y: 20), to: outer) == CGPoint(x: 30, y: 26))
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: -20, y: -14))
    let there = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 4, y: 5).scaledBy(x: 2, y: 3)
    let back = CGPoint(x: 7, y: 8).applying(there).applying(there.inverted())
    #expect(abs(back.x - 7) < 1e-9)
    #expect(abs(back.y - 8) < 1e-9)
  }

  @Test("A point belongs to the deepest view that takes touches there")
  func hits() {
    #expect(outer.hitTest(CGPoint(x: 6, y: 7), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 150, y: 7), with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 250, y: 7), with: nil) == nil)
    inner.isUserInteractionEnabled = false
    #expect(outer.hitTest(CGPoint(x: 6, y: 7), with: nil) === outer)
    inner.isUserInteractionEnabled = true
    inner.alpha = 0.001
    #expect(outer.hitTest(CGPoint(x: 6, y: 7), with: nil) === outer)
    inner.alpha = 1
    let above = UIView(frame: inner.frame)
    outer.addSubview(above)
    #expect(outer.hitTest(CGPoint(x: 6, y: 7), with: nil) === above)
  }

  @Test("updateConstraints comes once before the first layout, and again when asked for")
  func constraints() {
    let view = Updating()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.updates == 1)
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    view.layoutIfNeeded()
    #expect(view.updates == 2)
    #expect(!view.needsUpdateConstraints())
  }

  @Test("What is set and read back, without effect")
  func kept() {
    let view = UIView()
    #expect(view.autoresizesSubviews)
    view.autoresizesSubviews = false
    view.isExclusiveTouch = true
    view.semanticContentAttribute = .forceRightToLeft
    view.restorationIdentifier = "box"
    #expect(!view.autoresizesSubviews)
    #expect(view.isExclusiveTouch)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.restorationIdentifier == "box")
    let controller = UIViewController()
    #expect(controller.edgesForExtendedLayout == .all)
    controller.edgesForExtendedLayout = []
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    #expect(controller.edgesForExtendedLayout == [])
    #expect(controller.view.safeAreaInsets.top == 1)
  }

  @Test("The constraints that are about a view, by axis")
  func axes() {
    let width = inner.widthAnchor.constraint(equalToConstant: 4)
    let top = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    NSLayoutConstraint.activate([width, top])
    #expect(inner.constraintsAffectingLayout(for: .horizontal) == [width])
    #expect(inner.constraintsAffectingLayout(for: .vertical) == [top])
    #expect(top.secondAnchor != nil)
    #expect(width.secondAnchor == nil)
  }

  private final class Updating: UIView {
    private(set) var updates = 0
    override func updateConstraints() {
      super.updateConstraints()
      updates += 1
    }
  }
}
