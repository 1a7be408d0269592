import AppHost
import Coordinators
import UIKit

/// Finds what lives in a session and should not: what the running app has no way to any more.
///
/// Everything on screen, everything below it on its stacks, and everything that the app's delegate,
/// its coordinators and what they hold can reach is in use. Whatever else lives, nobody can ever let
/// go of again.
@MainActor struct LeakSearch {
  let session: AppSession
  /// All that was made in it and lives.
  let objects: [AnyObject]
  let forest: CoordinatorForest

  /// The leaks, or nothing as soon as that can be told.
  func leaks() -> [Leak] {
    let suspects = suspects
    guard !suspects.isEmpty else { return [] }
    let reach = Reach(from: roots, known: suspects, isEnoughToFindThem: true)
    let leaked = suspects.filter { !reach.contains($0) }
    return leaked.isEmpty ? [] : describe(leaked)
  }

  /// All that is not plainly in use. Looking at the rest takes a thousand times longer.
  private var suspects: [AnyObject] {
    var used: Set<ObjectIdentifier> = [ObjectIdentifier(session.application)]
    used.reserveCapacity(objects.count)
    for window in windows {
      mark(window, &used)
      if let root = window.rootViewController { mark(root, &used) }
    }
    if let delegate = session.application.delegate { used.insert(ObjectIdentifier(delegate)) }
    for coordinator in forest.all { used.insert(ObjectIdentifier(coordinator)) }
    return objects.filter { !used.contains(ObjectIdentifier($0)) }
  }

  private var windows: [UIWindow] {
    session.application.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }

  private var roots: [AnyObject] { [session.application] + windows }

  private func mark(_ controller: UIViewController, _ used: inout Set<ObjectIdentifier>) {
    guard used.insert(ObjectIdentifier(controller)).inserted else { return }
    if let view = controller.viewIfLoaded { mark(view, &used) }
    // Bars are beside a stack's views.
    if let stack = controller as? UINavigationController { mark(stack.navigationBar, &used) }
    for child in controller.children { mark(child, &used) }
    if let presented = controller.presentedViewController { mark(presented, &used) }
  }

  private func mark(_ view: UIView, _ used: inout Set<ObjectIdentifier>) {
    guard used.insert(ObjectIdentifier(view)).inserted else { return }
    for subview in view.subviews { mark(subview, &used) }
  }

  // MARK: Saying it

  /// A leak for each coordinator and controller, and for each view that is in no other leak.
  func describe(_ leaked: [AnyObject]) -> [Leak] {
    let all = Set(leaked.map(ObjectIdentifier.init))
    let living = Reach(from: roots, known: leaked)
    let references = References(known: leaked)
    var holders: [ObjectIdentifier: String] = [:]
    for object in leaked {
      for reference in references.held(by: object) {
        let key = ObjectIdentifier(reference.object)
        guard all.contains(key), holders[key] == nil else { continue }
        holders[key] = "\(type(of: object)).\(reference.place)"
      }
    }
    // What a leaked object holds through others, its stack for instance.
    for object in leaked {
      let reach = Reach(from: [object], known: leaked) { !all.contains(ObjectIdentifier($0)) }
      for other in leaked where other !== object && holders[ObjectIdentifier(other)] == nil {
        holders[ObjectIdentifier(other)] = reach.way(to: other)
      }
    }
    return leaked.filter { !isPart($0, of: all) }.map { object in
      Leak(
        kind: object is Coordinator ? .coordinator : object is UIView ? .view : .controller,
        type: "\(type(of: object))", title: (object as? UIViewController)?.title ?? "",
        holder: living.way(to: object) ?? holders[ObjectIdentifier(object)])
    }
  }

  /// Whether a view is within another leak, which says it all.
  private func isPart(_ object: AnyObject, of leaked: Set<ObjectIdentifier>) -> Bool {
    guard let view = object as? UIView else { return false }
    if let superview = view.superview { return leaked.contains(ObjectIdentifier(superview)) }
    return view.controller.map { leaked.contains(ObjectIdentifier($0)) } ?? false
  }
}
