import UIKit

/// How a flow is shown, and on what.
extension Flow {
  var presentation: FlowPresentation? {
    get { presentationKind?.presentation(on: presentationPlace) }
    set {
      presentationKind = if let newValue { PresentationKind(newValue) } else { nil }
      presentationPlace = newValue?.place
      if !children.isEmpty { tellThoseWithinWhatIsAround() }
    }
  }
  /// Whether it has a way of its own, and does not go on where its parent's screens are.
  var hasPresentation: Bool { presentationKind != nil }
  /// Whether that way is over what is there already.
  var isPresented: Bool {
    switch presentationKind {
    case .present, .over: true
    case .push, .tab, .root, nil: false
    }
  }
  /// Whether that way is in place of all that a window shows.
  var isRoot: Bool { if case .root = presentationKind { true } else { false } }
  /// Whether it was said what that way leads from.
  var hasPlace: Bool { presentationPlace != nil }
  /// The window that it was given to be shown in.
  var givenWindow: UIWindow? { isRoot ? presentationPlace as? UIWindow : nil }
  /// That, or the one that the first flow of its tree was given.
  var windowAround: UIWindow? { outermost.givenWindow }
  /// The stack that it was given to be shown on.
  var givenStack: UINavigationController? {
    if case .push = presentationKind { presentationPlace as? UINavigationController } else { nil }
  }
  /// The one that its screens are on, be it that of a flow around it.
  var stack: UINavigationController? {
    sequence(first: self) { $0.hasPresentation ? nil : $0.parent }.lazy.compactMap(\.ownStack).first
  }
  /// That, or the one that its first screen is or is on, where it has shown that by itself.
  private var ownStack: UINavigationController? {
    if let navigationController { return navigationController }
    guard !hasPresentation, let first = screens.first else { return nil }
    return first.controller as? UINavigationController ?? first.stack?.navigationController
  }

  /// Whether neither the app has said where it is shown, nor anything is there that it could be shown on.
  var lacksPlace: Bool {
    guard nearestThatHasShown == nil else { return false }
    return switch nearestWithPresentation?.presentationKind {
    case .over, nil: true
    case .push, .present, .root, .tab: false
    }
  }
}
