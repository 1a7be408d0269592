import UIKit

/// A delegate of the library's that passes on to the one that was there. That may be another of its kind, where
/// several trees have flows in one place.
@MainActor protocol ChainedDelegate: NSObject {
  associatedtype Original
  var original: Original? { get set }
}

extension SwipeGuard: ChainedDelegate {}
extension SheetGuard: ChainedDelegate {}
extension TabGuard: ChainedDelegate {}

extension ChainedDelegate {
  /// Those of the library's, each passing on to the next, from a delegate on.
  static func chain(from delegate: Original?) -> [Self] {
    var chain: [Self] = []
    var next = delegate
    while let one = next as? Self {
      chain.append(one)
      next = one.original
    }
    return chain
  }

  /// The app's own, behind those of the library's.
  static func original(behind delegate: Original?) -> Original? {
    let chain = chain(from: delegate)
    return chain.isEmpty ? delegate : chain.last?.original
  }
}
