/// The finger of a host's user: it touches the middle of what it touches.
final class HostTouch: UITouch {
  var hostPhase = Phase.began
  private weak var touched: UIView?

  init(on view: UIView) {
    touched = view
    super.init()
  }

  override var phase: Phase { hostPhase }
  override var tapCount: Int { 1 }
  override var view: UIView? { touched }

  override func location(in view: UIView?) -> CGPoint {
    guard let touched else { return .zero }
    return touched.convert(CGPoint(x: touched.bounds.midX, y: touched.bounds.midY), to: view)
  }
}
