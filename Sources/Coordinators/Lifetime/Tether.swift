/// By which a task refers to a supervisor: nobody knows when it runs, so it must not keep what is over.
@MainActor final class Tether {
  var supervisor: Supervisor?
  private var isDue = false

  init(_ supervisor: Supervisor) { self.supervisor = supervisor }

  /// However much is released, one task looks after it.
  func lookLater() {
    guard !isDue else { return }
    isDue = true
    Task {
      isDue = false
      guard let supervisor else { return }
      supervisor.app.run { supervisor.look() }
    }
  }
}
