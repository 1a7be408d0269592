import Testing
import UIKit

@MainActor @Suite struct ViewLayerTests {
  let app = RootFixture()

  @Test("a view's layer is one and the same, of the view's class")
  func layerClass() {
    let view = GradientView()
    #expect(view.layer is CAGradientLayer)
    #expect(view.layer === view.layer)
    #expect(!(UIView().layer is CAGradientLayer))
    #expect((view.layer as? OwnLayer)?.mark == 7)
  }

  @Test("what a host goes by is the view's own")
  func shared() {
    let view = UIView()
    view.layer.isHidden = true
    view.layer.opacity = 0.5
    view.layer.masksToBounds = true
    view.layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.isHidden && view.clipsToBounds)
    #expect(view.alpha == 0.5)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.backgroundColor == UIColor.red)
    view.alpha = 1
    view.transform = CGAffineTransform(translationX: 5, y: 6)
    #expect(view.layer.opacity == 1)
    #expect(view.layer.transform.m41 == 5 && view.layer.transform.m42 == 6)
    view.transform3D = CATransform3D.init()
    #expect(view.transform3D == CATransform3D())
  }

  @Test("a layer may outlive its view")
  func outlives() {
    var view: UIView? = UIView()
    let layer = view?.layer
    view?.alpha = 0.5
    view = nil
    #expect(layer?.opacity == 1)
  }

  @Test("sublayers stand where they are put")
  func sublayers() {
    let (parent, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    parent.addSublayer(a)
    parent.addSublayer(b)
    parent.insertSublayer(c, below: b)
    #expect(parent.sublayers == [a, c, b])
    parent.insertSublayer(b, at: 0)
    #expect(parent.sublayers == [b, a, c])
    parent.replaceSublayer(a, with: CALayer())
    #expect(parent.sublayers?.count == 3 && a.superlayer == nil && b.superlayer === parent)
    b.removeFromSuperlayer()
    #expect(parent.sublayers?.count == 2)
  }

  @Test(
    "a transaction waits for the changes of a layer without a view, unless they are not animated")
  func implicit() {
    let layer = CALayer()
    func change(_ disabled: Bool) {
      app.stage.run {
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.5)
        CATransaction.setDisableActions(disabled)
        CATransaction.setCompletionBlock { app.journal.note("over") }
        layer.opacity = disabled ? 0 : 1
        CATransaction.commit()
      }
    }
    change(true)
    #expect(app.journal.take(.note) == ["over"])
    change(false)
    app.stage.pass(0.49)
    #expect(app.journal.take(.note) == [])
    app.stage.pass(0.02)
    #expect(app.journal.take(.note) == ["over"])
  }

  @Test("the layer of a view changes at once outside of an animation block")
  func notImplicit() {
    let view = UIView()
    app.stage.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { app.journal.note("over") }
      view.layer.opacity = 0
      view.layer.cornerRadius = 8
      CATransaction.commit()
    }
    #expect(app.journal.take(.note) == ["over"])
  }

  @Test("a colour keeps its components")
  func color() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.cgColor.components == [0.1, 0.2, 0.3, 0.4])
    #expect(UIColor(cgColor: color.cgColor) == color)
    #expect(color.cgColor.copy(alpha: 1)?.alpha == 1)
  }

  private class OwnLayer: CAGradientLayer { var mark = 7 }
  private final class GradientView: UIView {
    override class var layerClass: AnyClass { OwnLayer.self }
  }
}
