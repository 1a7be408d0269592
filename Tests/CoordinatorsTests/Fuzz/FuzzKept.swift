import Coordinators
import UIKit

/// What an app knows of a flow whose tree it has saved, to make it again.
struct FuzzKept {
  /// How it is shown. Stacks and tab bars are named by the flow that has brought them; 0 is the root's.
  enum Place {
    case onParent
    case pushed(on: Int)
    case plainly(on: Int)
    case presented(UIModalPresentationStyle)
    case over(UIModalPresentationStyle)
    case tab(of: Int)
  }

  let number: Int
  let parent: Int
  let place: Place
  /// Whether it shows a tab bar first.
  let hasBar: Bool
  /// That of its first screen, if that is kept by one.
  let firstStep: LinkStep?
  /// The flows that it starts by itself: tabs.
  var startsItself: [Int] = []

  /// The number of the flow that a step leads to.
  static func number(at step: LinkStep) -> Int? { step["flow"].flatMap { Int($0) } }
  static func step(_ number: Int) -> LinkStep { LinkStep("kept", ["flow": "\(number)"]) }
  static func step(ofScreen number: Int) -> LinkStep { LinkStep("seen", ["screen": "\(number)"]) }

  /// What is written in it.
  static func draft(_ number: Int) -> String { "written in \(number)" }
}
