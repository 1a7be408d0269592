/// How the steps of a script are taken.
struct FuzzMode {
  /// Whether the program may tell UIKit itself what to show, be that in none of the steps that are left.
  var hasDirect = false
  /// Whether all comes to rest after each step, and what there is is compared with what must be. Otherwise that is so where
  /// a step says it: what comes in the middle of anything else is found by that.
  var rests = false
  /// Whether somebody listens to the trace. While nobody does, hardly anything is made for it.
  var listens = false
  /// Whether all ends as the window gets another root, in the middle of what moves there. Otherwise it ends at rest, and the
  /// first flow stays.
  var swapsRoot = false

  /// Of every fourth seed the program uses the library alone, of every fifth all comes to rest after each step, of every
  /// third somebody listens, and of every seventh the root is exchanged.
  init(seed: UInt64) {
    (hasDirect, rests) = (seed % 4 != 0, seed % 5 == 0)
    (listens, swapsRoot) = (seed % 3 == 0, seed % 7 == 0)
  }

  /// What `lines` says.
  init(_ lines: some Sequence<Substring>) {
    (hasDirect, rests) = (lines.contains("direct"), lines.contains("rests"))
    (listens, swapsRoot) = (lines.contains("listens"), lines.contains("swaps"))
  }

  /// - Parameter isPlain: whether the steps say by themselves whether the program tells UIKit.
  func lines(isPlain: Bool) -> [String] {
    [
      (hasDirect && !isPlain, "direct"), (rests, "rests"), (listens, "listens"),
      (swapsRoot, "swaps"),
    ].filter(\.0).map(\.1)
  }
}
