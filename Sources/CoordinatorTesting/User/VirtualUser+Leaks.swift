import AppHost
import Coordinators
import UIKit

extension VirtualUser {
  /// What lives and can be reached by nothing in the running app any more: coordinators, controllers
  /// and views that have outlived their flow, and who holds them.
  ///
  /// To be asked when everything is at rest: a transition holds what it shows.
  public var leaks: [Leak] {
    leakSearch().leaks()
  }

  /// Expects that all coordinators, controllers and views that come while `steps` are taken have gone
  /// when they have been taken and everything is at rest.
  ///
  /// Views of screens that were there before may stay: rows of a list, for instance.
  ///
  /// - Throws: an error that names what has stayed, and who holds it, or that says that the app has ended by
  ///   an exception.
  public func expectReleased(
    file: StaticString = #fileID, line: UInt = #line, _ steps: () async throws -> Void
  ) async throws {
    let former = census.total
    try await steps()
    try await settle(file: file, line: line)
    await settleEndedApps { stayed(since: former).isEmpty }
    try expectNothing(since: former, file, line)
  }

  /// The same, where nothing has to be waited for.
  public func expectReleased(
    file: StaticString = #fileID, line: UInt = #line, _ steps: () throws -> Void
  ) throws {
    let former = census.total
    try steps()
    clock.runUntilIdle()
    try attempt("see everything go", file, line) { try expectNoException() }
    try expectNothing(since: former, file, line)
  }

  private func leakSearch() -> LeakSearch {
    LeakSearch(session: session, objects: census.objects, forest: CoordinatorForest(session))
  }

  private func stayed(since former: Int) -> [AnyObject] {
    census.objects(after: former).filter { ($0 as? UIView)?.window == nil }
  }

  private func expectNothing(
    since former: Int, _ file: StaticString, _ line: UInt
  ) throws {
    let stayed = stayed(since: former)
    guard !stayed.isEmpty else { return }
    try expectNone(leakSearch().describe(stayed), file, line)
  }

  func expectNone(_ leaks: [Leak], _ file: StaticString, _ line: UInt) throws {
    guard !leaks.isEmpty else { return }
    throw UserError(
      step: "see everything go", reason: leaks.map { "\($0)." }.joined(separator: "\n"),
      screen: screen, file: file, line: line)
  }
}
