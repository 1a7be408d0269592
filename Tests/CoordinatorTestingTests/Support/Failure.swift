import AppHost
import CoordinatorTesting

/// How a step fails, without the place in the code; nil if it does not.
@MainActor func failure(of step: () throws -> Void) -> String? {
  do {
    try step()
    return nil
  } catch let error as UserError {
    return "could not \(error.step). \(error.reason)"
  } catch {
    return "\(error)"
  }
}
