/// The stacks that a flow may show itself on as it starts, or present over.
@MainActor struct Surroundings {
  /// Those of the nearest flow around it that has any, and the one that it was given. They are read whole.
  let near: [Stack]
  /// The others. Of these is read what is on top, and what is presented over it.
  let far: [Stack]
  /// One more flow starts that may show itself there, or one less.
  func count(_ change: Int) {
    for stack in near { stack.starts += change }
    for stack in far { stack.starts += change }
  }
}
