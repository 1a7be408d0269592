/// What a purchase is measured against: the objects that it makes, made and freed, and nothing else.
///
/// One baseline purchase stands for one purchase of the app. It makes an object for each that the
/// app's code makes or has UIKit make (screens, views, labels, buttons, fields, bar items, actions,
/// constraints and their anchors, coordinators and what these hear the ways out by), of a class with
/// the same stored properties, and fills them with the same: titles, arrays of subviews, closures that hold their screen or their
/// coordinator weakly, weak delegates and parents. When the purchase is over it lets go of them.
///
/// It calls nobody: no screen appears, no delegate is asked, no transition runs, no row is reloaded.
/// What UIKit makes only to do such work (a transition, a session's context, a dismissal) is not
/// made here either, and so counts against UIKit. `Agreement` checks all of this before anything is
/// measured.
@MainActor enum Baseline {}
