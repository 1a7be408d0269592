/// Whether the baseline makes what the purchase makes. It must, or it is no baseline.
struct Agreement {
  let purchase: Allocations
  let baseline: Allocations
  /// Every way in which they differ. Nothing is measured unless there is none.
  private(set) var problems: [String] = []

  /// What UIKit and Coordinators make for their own work, and not for an app to hold. The baseline
  /// has none of them, so they count against the two.
  private static let work: Set = [
    "StackTransition", "PresentationTransition", "Dismissal", "TransitionCoordinator",
    "SessionContext", "HostTouch", "AwaitedTransition",
  ]

  /// - Parameters:
  ///   - purchase: what one purchase made, and the objects that are there at its height.
  ///   - baseline: likewise.
  init(
    purchase: (made: Allocations, graph: ObjectGraph),
    baseline: (made: Allocations, graph: ObjectGraph)
  ) {
    self.purchase = purchase.made
    self.baseline = baseline.made
    let (own, bare) = (Self.compared(purchase.made), Self.compared(baseline.made))
    compareKinds(own, bare)
    compareProperties(own.keys.sorted(), purchase.graph, baseline.graph)
    if baseline.made.count > purchase.made.count {
      problems.append(
        "In all, the purchase makes \(purchase.made.count) objects, the baseline "
          + "\(baseline.made.count)")
    }
  }

  /// As many objects of each class, and each as large.
  private mutating func compareKinds(
    _ own: [String: Allocations.Kind], _ bare: [String: Allocations.Kind]
  ) {
    for name in Set(own.keys).union(bare.keys).sorted() where own[name] != bare[name] {
      problems.append(
        "\(name): the purchase makes \(Self.words(own[name])), the baseline "
          + Self.words(bare[name]))
    }
  }

  /// In each class as many stored properties, and of the same types.
  private mutating func compareProperties(
    _ names: [String], _ own: ObjectGraph, _ bare: ObjectGraph
  ) {
    for name in names {
      let plain = name.split(separator: ".").last.map(String.init) ?? name
      guard let properties = own.classes[plain], let others = bare.classes[plain] else {
        problems.append("\(name): there is no object to compare the properties of")
        continue
      }
      if let difference = properties.difference(to: others) {
        problems.append("\(name): \(difference)")
      }
    }
  }

  /// The objects of UIKit's, Coordinators' and the app's classes, by the name of the class.
  private static func compared(_ allocations: Allocations) -> [String: Allocations.Kind] {
    let modules = ["UIKit.", "Coordinators.", "Bare.", "Benchmarks.Baseline.", "Benchmarks."]
    var kinds: [String: Allocations.Kind] = [:]
    for (name, kind) in allocations.kinds {
      guard let module = modules.first(where: name.hasPrefix) else { continue }
      let name = String(name.dropFirst(module.count))
      if !work.contains(name) { kinds[name] = kind }
    }
    return kinds
  }

  private static func words(_ kind: Allocations.Kind?) -> String {
    kind.map { "\($0.count) of \($0.size) bytes" } ?? "none"
  }
}
