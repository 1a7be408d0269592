/// Whether a control behaves as on a tablet or as on a Mac.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic, pad, mac

  /// What a control with this preference is like: no host is a Mac's.
  var resolved: UIBehavioralStyle { .pad }
}
