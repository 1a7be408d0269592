extension Coordinator {
  /// Runs a child to its end and returns its result.
  ///
  /// Leaving it without one, in whatever way, is a cancellation: Swift's own, so that `try` ends the
  /// task that waits as it would if that itself had been cancelled. Cancelling that task ends the
  /// child and takes its screens away. A child that ends by plain `finish()` has given no result either. Where this flow
  /// has ended already, as the user may have left before a task came here, nothing is shown, and the child is told that its
  /// parent has ended.
  ///
  /// - Parameters:
  ///   - child: one that does not run yet. This flow holds it until it ends.
  ///   - presentation: how the child is shown. Without one it is as the child's initializer says, else
  ///     on top of this flow's screens.
  /// - Throws: `CancellationError`.
  public func run<Child: ResultCoordinator>(
    _ child: Child, _ presentation: consuming FlowPresentation? = nil
  ) async throws -> Child.Output {
    try setWay(of: child, presentation)
    var output: Child.Output?
    try await wait(for: child) { output = $0 as? Child.Output }
    guard let output else { throw CancellationError() }
    return output
  }

  // Generic as the one above is, of which Swift prefers the more special: a child with a result is
  // not run without.
  /// Runs a child that has no result to its end.
  ///
  /// - Throws: `CancellationError` where it has not finished by itself.
  public func run<Child: Coordinator>(
    _ child: Child, _ presentation: consuming FlowPresentation? = nil
  ) async throws {
    try setWay(of: child, presentation)
    try await wait(for: child) { _ in }
  }

  /// Whoever waits holds nothing of what the child is shown on, as a window: that may go while it runs.
  private func setWay(of child: Coordinator, _ presentation: consuming FlowPresentation?) throws {
    if Task.isCancelled {
      // It has been withdrawn before it was shown.
      if child.learnWhetherItMayBegin() { refuse(child, as: .cancelled) }
      throw CancellationError()
    }
    if let presentation, child.learnWhetherItMayBegin() { child.flowPresentation = presentation }
  }

  // Inlined: elsewhere the type of the result would be looked for at run time, in each run.
  /// Runs a child to its end and hands over its result, nil where it was left without one.
  @inlinable public func run<Child: ResultCoordinator>(
    _ child: Child, _ presentation: FlowPresentation? = nil,
    then handler: @escaping (Child.Output?) -> Void
  ) {
    run(
      child, presentation,
      receive: { output in
        // Which may be nil itself, where that is a result.
        if let output { handler(output as? Child.Output) } else { handler(nil) }
      })
  }

  /// - Parameter handler: called with the result, nil where the child was left without one.
  @usableFromInline func run(
    _ child: Coordinator, _ presentation: FlowPresentation?,
    receive handler: @escaping (Any?) -> Void
  ) {
    guard child.learnWhetherItMayBegin() else {
      // Which reports the mistake.
      startChild(child)
      return handler(nil)
    }
    if let presentation { child.flowPresentation = presentation }
    child.flow.waiters.append { ending, output in handler(ending == .finished ? output : nil) }
    push(child)
  }

  /// An override may refuse: then nobody waits for a flow that never begins.
  func push(_ child: Coordinator) {
    pushCoordinator(child)
    guard !child.flow.waiters.isEmpty, child.flow.mayBegin else { return }
    refuse(child, as: .cancelled)
  }

  private func wait(
    for child: Coordinator, output receive: @escaping (Any) -> Void
  ) async throws {
    let run = ChildRun()
    // From the child's end until the code that waits has gone on: a task may take its time for that.
    var isExpected = false
    // That of this run: there may be another by the time that the child has ended.
    let flow = flow
    defer {
      // Also where nobody has told: then a look tells what has become of the flow that waited.
      if isExpected || flow.isRunning { flow.expectForATurn() }
      if isExpected { flow.expectations -= 1 }
    }
    let ending = await withTaskCancellationHandler {
      await Waiter<FlowEnding>.wait(orElse: .parentEnded) { waiter in
        // It runs already, which that reports.
        guard child.learnWhetherItMayBegin() else { return startChild(child) }
        child.flow.waiters.append { [weak self] ending, output in
          guard !waiter.isOver else { return }
          if let output { receive(output) }
          isExpected = self != nil
          if isExpected { flow.expectations += 1 }
          waiter.resume(with: ending)
        }
        // The user may have left since the task was made, which is nobody's mistake.
        guard flow.isLive else {
          return refuse(child, as: .parentEnded)
        }
        push(child)
        // Who has heard of its end by then may have begun it once more.
        if !waiter.isOver, child.flow.isRunning { run.flow = child.flow }
      }
    } onCancel: {
      Task { @MainActor in _ = run.flow?.finish(.cancelled, animated: true) }
    }
    guard ending == .finished else { throw CancellationError() }
  }

  /// The run that is waited for: the child may run once more by the time that the task is cancelled.
  @MainActor private final class ChildRun {
    weak var flow: Flow?
  }
}

extension Flow {
  /// Whoever waited for a flow within this one goes on, and may show something a few turns later.
  func expectForATurn() {
    expectations += 1
    whenTasksHaveGoneOn { [self] in
      expectations -= 1
      guard !isReleased else { return }
      supervisor.touch(self)
      supervisor.look()
    }
  }
}
