import Testing
import UIKit

/// Where Apple's UIKit raises an exception: its words, and a call without effect.
@MainActor @Suite struct ExceptionTests {
  let stage = Stage()
  let stack = UINavigationController(rootViewController: UIViewController())

  init() {
    stage.show(stack)
    stage.settle()
  }

  private func expect(_ words: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(stage.faults.count == 1, sourceLocation: location)
    #expect(stage.faults.first?.hasPrefix(words) == true, sourceLocation: location)
  }

  @Test("A stack is set to a list that has a controller twice")
  func distinct() {
    let before = stack.viewControllers
    let twice = UIViewController()
    stage.run { stack.setViewControllers([twice, twice], animated: true) }
    expect("All view controllers in a navigation controller must be distinct (")
    #expect(stack.viewControllers == before)
    #expect(twice.parent == nil)
  }

  @Test("The same through the property")
  func property() {
    let before = stack.viewControllers
    stage.run { stack.viewControllers = before + before }
    expect("All view controllers in a navigation controller must be distinct (")
    #expect(stack.viewControllers == before)
  }

  @Test("A controller presents itself")
  func itself() {
    stage.run { stack.present(stack, animated: true) { Issue.record("completed") } }
    stage.settle()
    expect("Application tried to present modal view controller on itself. Presenting controller is")
    #expect(stack.presentedViewController == nil)
  }

  @Test("A view is added to itself")
  func subview() {
    let view = UIView()
    stage.run { view.addSubview(view) }
    expect("Can't add self as subview")
    #expect(view.superview == nil)
    #expect(view.subviews == [])
  }

  @Test("Subviews that are not there are exchanged")
  func exchange() {
    let view = UIView()
    let subview = UIView()
    view.addSubview(subview)
    stage.run { view.exchangeSubview(at: 0, withSubviewAt: 1) }
    expect("*** -[__NSArrayM objectAtIndex:]: index 1 beyond bounds [0 .. 0]")
    #expect(view.subviews == [subview])
  }

  @Test("A controller takes another's view")
  func view() {
    let (owner, taker) = (UIViewController(), UIViewController())
    let view: UIView = owner.view
    stage.run { taker.view = view }
    expect("A view can only be associated with at most one view controller at a time! View ")
    #expect(owner.viewIfLoaded === view)
    #expect(taker.viewIfLoaded == nil)
  }

  @Test("A segue that no storyboard has")
  func segue() {
    stage.run { stack.performSegue(withIdentifier: "next", sender: nil) }
    #expect(stage.faults.count == 1)
    #expect(stage.faults.first?.hasSuffix("has no segue with identifier 'next'") == true)
  }
}
