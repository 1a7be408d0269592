import Testing
import UIKit

@MainActor @Suite struct PathTests {
  @Test("a shape's bounds are what it was made of")
  func bounds() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    for path in [
      UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect),
      UIBezierPath(roundedRect: rect, cornerRadius: 5),
    ] {
      #expect(path.bounds == rect)
      #expect(!path.isEmpty)
    }
    #expect(UIBezierPath().isEmpty)
  }

  @Test("only the corners that are asked for are round")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let radii = CGSize(width: 10, height: 10)
    func path(_ corners: UIRectCorner) -> CGPath {
      UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii).cgPath
    }
    #expect(path(.allCorners) == UIBezierPath(roundedRect: rect, cornerRadius: 10).cgPath)
    #expect(path([.topLeft, .topRight]) != path(.allCorners))
    #expect(path([.topLeft, .topRight]) != path([.bottomLeft, .bottomRight]))
    #expect(path([]).boundingBox == rect)
  }

  @Test(
    "an arc goes round as UIKit's does, with the y axis downwards",
    arguments: [(true, CGFloat(1)), (false, -1)])
  func arc(clockwise: Bool, y: CGFloat) throws {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: clockwise)
    #expect(abs(path.currentPoint.x + 1) < 0.001 && abs(path.currentPoint.y) < 0.001)
    #expect(abs(path.bounds.midY - y / 2) < 0.01)
  }

  @Test("a path is moved, added to and compared")
  func change() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.apply(CGAffineTransform(translationX: 2, y: 3))
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    let copy = UIBezierPath(cgPath: path.cgPath)
    #expect(copy.cgPath == path.cgPath)
    copy.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(copy.cgPath != path.cgPath)
  }
}
